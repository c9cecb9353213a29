/** The little that the print command uses of two libraries that bring no types. */

declare module 'pdfkit' {
  export type DocumentOptions = {
    readonly autoFirstPage: boolean;
    readonly compress: boolean;
    readonly info: Readonly<Record<string, string | Date>>;
  };

  export default class PDFDocument {
    constructor(options: DocumentOptions);
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
    save(): this;
    restore(): this;
    scale(factor: number): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options: { readonly lineBreak: boolean }): this;
  }
}

declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';

  export default function svgToPdf(
    document: PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      readonly width: number;
      readonly height: number;
      readonly assumePt: boolean;
      readonly warningCallback: (warning: string) => void;
    },
  ): void;
}

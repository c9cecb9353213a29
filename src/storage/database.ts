/** The one IndexedDB database of the app. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Enrolled } from '../cards/enrolment.ts';
import type { Sealed } from './seal.ts';

export interface Shelves extends DBSchema {
  /** The key that seals the record, made on this device and never readable. */
  keys: { key: 'record'; value: CryptoKey };
  /** The record's lines in the order in which they were added. */
  record: { key: number; value: Sealed };
  settings: { key: 'settings'; value: string };
  decks: { key: string; value: string };
  /** What recorded voices are called. */
  voices: { key: string; value: { readonly name: string; readonly language: string } };
  /** Their sounds, one for each sentence: by the voice's key and the words. */
  sounds: { key: [voice: string, words: string]; value: Uint8Array };
  /** Who has said the sentences once; by colour and language. */
  enrolled: { key: [colour: string, language: string]; value: Enrolled };
}

export type Database = IDBPDatabase<Shelves>;
export const shelfNames = [
  'keys',
  'record',
  'settings',
  'decks',
  'voices',
  'sounds',
  'enrolled',
] as const;

export async function openDatabase(name: string, onLost: () => void): Promise<Database> {
  const database = await openDB<Shelves>(name, 3, {
    // From any older version: what is there stays, what is missing is added.
    upgrade(opened) {
      for (const shelf of shelfNames)
        if (!opened.objectStoreNames.contains(shelf))
          opened.createObjectStore(shelf, { autoIncrement: shelf === 'record' });
    },
    // A newer version of the app in another tab wants to change the shelves: let it.
    blocking: () => {
      database.close();
      onLost();
    },
    terminated: onLost,
  });
  return database;
}

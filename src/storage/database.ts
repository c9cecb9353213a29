/** The one IndexedDB database of the app. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sealed } from './seal.ts';

export interface Shelves extends DBSchema {
  /** The key that seals the record, made on this device and never readable. */
  keys: { key: 'record'; value: CryptoKey };
  /** The record's lines in the order in which they were added. */
  record: { key: number; value: Sealed };
  settings: { key: 'settings'; value: string };
  decks: { key: string; value: string };
}

export type Database = IDBPDatabase<Shelves>;
export const shelfNames = ['keys', 'record', 'settings', 'decks'] as const;

export async function openDatabase(name: string, onLost: () => void): Promise<Database> {
  const database = await openDB<Shelves>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('record', { autoIncrement: true });
      fresh.createObjectStore('settings');
      fresh.createObjectStore('decks');
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

import { civilDay } from '../clock.ts'
import { withClient } from '../db/databases.ts'
import type { Arquivos } from '../imagem/arquivos.ts'
import { seedDemonstration } from './seedDemonstration.ts'

/** Gives a new local database its demonstration; a database with providers is left as it is. */
export const seedWhenEmpty = (migratorUrl: string, arquivos: Arquivos): Promise<boolean> =>
  withClient(migratorUrl, (client) => seedDemonstration(client, arquivos, civilDay(new Date())))

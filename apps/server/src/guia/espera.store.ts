import { type Db, statement } from '../db/client.ts'

const esperas = statement<{ codigoCredenciado: number; numeroFicha: number }>(
  'espera.doAssociado',
  'select codigo_credenciado as "codigoCredenciado", numero_ficha as "numeroFicha" from esperas_de($1)',
)

const datadas = statement<{ codigoCredenciado: number; numeroFicha: number }>(
  'espera.datadas',
  'select codigo_credenciado as "codigoCredenciado", numero_ficha as "numeroFicha" from datadas_de($1)',
)

/** Those of which something is done and not forwarded: for the operator's work alone too. */
export const listDatadas = (db: Db, codigoAssociado: string) => db.query(datadas, [codigoAssociado])

/**
 * The guides of a patient, of any provider, that wait for what others do: for the operator's work alone, which no reply
 * tells of.
 */
export const listEsperas = (db: Db, codigoAssociado: string) => db.query(esperas, [codigoAssociado])

import { type Db, statement } from '../db/client.ts'

/** One access to a patient's data: who, from where, when, to what and with what result. */
export type Registro = {
  em: Date
  codigoCredenciado: number
  login: number
  sid: string
  requisicao: string
  ip: string
  operacao: string
  codigoAssociado: string | null
  objeto: string | null
  resultado: string
}

const insert = statement(
  'trilha.insert',
  `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, objeto, resultado)
   select * from unnest($1::timestamptz[], $2::integer[], $3::integer[], $4::uuid[], $5::text[], $6::text[], $7::text[],
                        $8::text[], $9::text[], $10::text[])`,
)

export async function insertRegistros(db: Db, registros: readonly Registro[]): Promise<void> {
  const column = <K extends keyof Registro>(name: K) => registros.map((registro) => registro[name])
  await db.query(insert, [
    column('em'),
    column('codigoCredenciado'),
    column('login'),
    column('sid'),
    column('requisicao'),
    column('ip'),
    column('operacao'),
    column('codigoAssociado'),
    column('objeto'),
    column('resultado'),
  ])
}

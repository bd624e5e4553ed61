import type { TipoAlvara } from '@portal/domain/cadastro/alvara.ts'
import { type Db, statement } from '../db/client.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import type { ArquivoGuardado } from './alvara.store.ts'

const open = statement<{ id: number }>(
  'alvara.openRenovacao',
  `insert into renovacao_alvara (codigo_alvara, codigo_credenciado, aberta_em, mudada_em) values ($1, $2, $3, $3)
   returning id`,
)

/** Begins a renewal; answers its number. */
export async function openRenovacao(
  db: Db,
  codigoCredenciado: number,
  id: number,
  em: Date,
): Promise<number> {
  const [row] = await db.query(open, [id, codigoCredenciado, em])
  if (!row) throw new Error('the renewal was not stored')
  return row.id
}

const setDados = statement(
  'alvara.setDados',
  `update renovacao_alvara set numero = $2, validade = $3, mudada_em = $4 where id = $1 and situacao = 'aberta'`,
)

export async function updateDados(
  db: Db,
  idRenovacao: number,
  dados: { numero: string; dataValidade: string },
  em: Date,
): Promise<void> {
  await db.query(setDados, [idRenovacao, dados.numero, dados.dataValidade, em])
}

const setArquivo = statement(
  'alvara.setArquivo',
  `update renovacao_alvara
      set nome_arquivo = $2, tipo = $3, bytes = $4, paginas_tela = $5, contraste = $6, sha256 = $7, enviado_em = $8,
          mudada_em = $8, dia_envio = $9, envios_dia = case when dia_envio = $9 then envios_dia else 0 end + 1
    where id = $1 and situacao = 'aberta'`,
)

/** Puts the file in the place of the one that came before; `hoje` is the civil day that it counts for. */
export async function updateArquivo(
  db: Db,
  idRenovacao: number,
  arquivo: ArquivoGuardado,
  hoje: string,
): Promise<void> {
  const { nomeArquivo, tipo, bytes, paginasTela, contraste, sha256, enviadoEm } = arquivo
  const values = [idRenovacao, nomeArquivo, tipo, bytes, paginasTela, contraste, sha256, enviadoEm, hoje]
  await db.query(setArquivo, values)
}

const submit = statement<{ id: number }>(
  'alvara.submit',
  `update renovacao_alvara set situacao = 'emAnalise', mudada_em = $2
    where id = $1 and situacao = 'aberta' and numero is not null and sha256 is not null returning id`,
)

/** With number, validity and file the renewal goes to review; whether it did. */
export async function submitRenovacao(db: Db, idRenovacao: number, em: Date): Promise<boolean> {
  return (await db.query(submit, [idRenovacao, em])).length === 1
}

const setProtocolo = statement(
  'alvara.setProtocolo',
  'update renovacao_alvara set protocolo = $2 where id = $1',
)

/** What is quoted of a renewal that went to review. */
export async function saveProtocolo(db: Db, idRenovacao: number, protocolo: string): Promise<void> {
  await db.query(setProtocolo, [idRenovacao, protocolo])
}

const countDia = statement<{ total: number }>(
  'alvara.renovacoesDoDia',
  'select count(*) as total from renovacao_alvara where codigo_credenciado = $1 and aberta_em >= $2',
)

/** Renewals that were begun in a civil day. */
export async function countRenovacoes(db: Db, codigoCredenciado: number, hoje: string): Promise<number> {
  const [row] = await db.query(countDia, [codigoCredenciado, startOfCivilDay(hoje)])
  return row?.total ?? 0
}

const countEnviosDia = statement<{ total: number }>(
  'alvara.enviosDoDia',
  `select coalesce(sum(envios_dia), 0)::bigint as total from renovacao_alvara
    where codigo_credenciado = $1 and dia_envio = $2`,
)

/** Files that came for renewals in a civil day, those that another one replaced included. */
export async function countEnvios(db: Db, codigoCredenciado: number, hoje: string): Promise<number> {
  const [row] = await db.query(countEnviosDia, [codigoCredenciado, hoje])
  return row?.total ?? 0
}

export type EmAnalise = { codigoAlvara: number; tipo: TipoAlvara; validade: string; contraste: number }

const reviewed = statement<EmAnalise>(
  'alvara.emAnalise',
  `select a.id as "codigoAlvara", a.tipo, r.validade, r.contraste
     from renovacao_alvara r join alvara a on a.id = r.codigo_alvara and a.codigo_credenciado = $1
    where r.id = $2 and r.codigo_credenciado = $1 and r.situacao = 'emAnalise' for update of r`,
)

/** What is to be reviewed, held until the transaction ends; undefined when somebody has decided. */
export async function holdEmAnalise(
  db: Db,
  codigoCredenciado: number,
  idRenovacao: number,
): Promise<EmAnalise | undefined> {
  const [row] = await db.query(reviewed, [codigoCredenciado, idRenovacao])
  return row
}

const accept = statement(
  'alvara.accept',
  `with aceita as (
     update renovacao_alvara set situacao = 'aceita', mudada_em = $2 where id = $1
     returning codigo_alvara, numero, validade)
   update alvara a set numero = n.numero, validade = n.validade from aceita n where a.id = n.codigo_alvara`,
)
const refuse = statement(
  'alvara.refuse',
  `update renovacao_alvara set situacao = 'recusada', motivo = $3, mudada_em = $2 where id = $1`,
)

/** The renewal becomes what is in force or, with a reason, ends there. Only the operator's side does. */
export async function decideRenovacao(
  db: Db,
  idRenovacao: number,
  motivo: string | undefined,
  em: Date,
): Promise<void> {
  if (motivo === undefined) await db.query(accept, [idRenovacao, em])
  else await db.query(refuse, [idRenovacao, em, motivo])
}

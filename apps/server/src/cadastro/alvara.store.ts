import type { TipoAlvara } from '@portal/domain/cadastro/alvara.ts'
import { startOfCivilDay } from '../clock.ts'
import { type Db, statement } from '../db/client.ts'

/** A file as it is kept, under its content's hash. */
export type ArquivoGuardado = {
  nomeArquivo: string
  tipo: string
  bytes: number
  paginasTela: number
  contraste: number
  sha256: string
  enviadoEm: Date
}

export type Renovacao = {
  id: number
  situacao: 'aberta' | 'emAnalise' | 'recusada'
  numero: string | null
  dataValidade: string | null
  motivo: string | null
  desde: Date
}

export type LinhaAlvara = {
  id: number
  tipo: TipoAlvara
  numero: string | null
  dataValidade: string | null
  renovacao: Renovacao | null
  arquivo: ArquivoGuardado | null
}

type Row = Omit<LinhaAlvara, 'renovacao' | 'arquivo'> & {
  idRenovacao: number | null
  situacao: Renovacao['situacao'] | 'aceita' | null
  numeroNovo: string | null
  validadeNova: string | null
  motivo: string | null
  mudadaEm: Date | null
} & { [K in keyof ArquivoGuardado as K extends 'tipo' ? 'tipoArquivo' : K]: ArquivoGuardado[K] | null }

/** The permit with its newest renewal, and the newest file that came for it. */
const columns = `a.id, a.tipo, a.numero, a.validade as "dataValidade", r.id as "idRenovacao", r.situacao,
          r.numero as "numeroNovo", r.validade as "validadeNova", r.motivo, r.mudada_em as "mudadaEm",
          f.nome_arquivo as "nomeArquivo", f.tipo as "tipoArquivo", f.bytes, f.paginas_tela as "paginasTela",
          f.contraste, f.sha256, f.enviado_em as "enviadoEm"
     from alvara a
     left join lateral (select * from renovacao_alvara where codigo_credenciado = $1 and codigo_alvara = a.id
                         order by id desc limit 1) r on true
     left join lateral (select * from renovacao_alvara
                         where codigo_credenciado = $1 and codigo_alvara = a.id and sha256 is not null
                         order by id desc limit 1) f on true
    where a.codigo_credenciado = $1`

const list = statement<Row>('alvara.list', `select ${columns} order by a.id`)
const find = statement<Row>('alvara.find', `select ${columns} and a.id = $2`)
const lock = statement(
  'alvara.lock',
  'select id from alvara where codigo_credenciado = $1 and id = $2 for no key update',
)

function toLinha(row: Row): LinhaAlvara {
  const { id, tipo, numero, dataValidade, situacao, idRenovacao, mudadaEm, sha256, enviadoEm } = row
  return {
    id,
    tipo,
    numero,
    dataValidade,
    renovacao:
      idRenovacao !== null && mudadaEm && situacao && situacao !== 'aceita'
        ? {
            id: idRenovacao,
            situacao,
            numero: row.numeroNovo,
            dataValidade: row.validadeNova,
            motivo: row.motivo,
            desde: mudadaEm,
          }
        : null,
    arquivo:
      sha256 !== null && enviadoEm
        ? {
            nomeArquivo: row.nomeArquivo ?? '',
            tipo: row.tipoArquivo ?? '',
            bytes: row.bytes ?? 0,
            paginasTela: row.paginasTela ?? 0,
            contraste: row.contraste ?? 0,
            sha256,
            enviadoEm,
          }
        : null,
  }
}

export async function listAlvaras(db: Db, codigoCredenciado: number): Promise<LinhaAlvara[]> {
  return (await db.query(list, [codigoCredenciado])).map(toLinha)
}

export async function findAlvara(
  db: Db,
  codigoCredenciado: number,
  id: number,
): Promise<LinhaAlvara | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, id])
  return row && toLinha(row)
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockAlvara(
  db: Db,
  codigoCredenciado: number,
  id: number,
): Promise<LinhaAlvara | undefined> {
  await db.query(lock, [codigoCredenciado, id])
  return findAlvara(db, codigoCredenciado, id)
}

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
          mudada_em = $8
    where id = $1 and situacao = 'aberta'`,
)

export async function updateArquivo(db: Db, idRenovacao: number, arquivo: ArquivoGuardado): Promise<void> {
  const { nomeArquivo, tipo, bytes, paginasTela, contraste, sha256, enviadoEm } = arquivo
  const values = [idRenovacao, nomeArquivo, tipo, bytes, paginasTela, contraste, sha256, enviadoEm]
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

const countDia = statement<{ total: number }>(
  'alvara.renovacoesDoDia',
  'select count(*) as total from renovacao_alvara where codigo_credenciado = $1 and aberta_em >= $2',
)

/** Renewals that were begun in a civil day. */
export async function countRenovacoes(db: Db, codigoCredenciado: number, hoje: string): Promise<number> {
  const [row] = await db.query(countDia, [codigoCredenciado, startOfCivilDay(hoje)])
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

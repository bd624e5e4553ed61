import type { TipoAlvara } from '@portal/domain/cadastro/alvara.ts'
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
  protocolo: string | null
  arquivo: ArquivoGuardado | null
}

export type LinhaAlvara = {
  id: number
  tipo: TipoAlvara
  numero: string | null
  dataValidade: string | null
  renovacao: Renovacao | null
  /** The file in force; where no renewal was accepted yet, that of the newest one. */
  arquivo: ArquivoGuardado | null
}

/** As JSON brings it. */
type ArquivoLido = Omit<ArquivoGuardado, 'enviadoEm'> & { enviadoEm: string }

type Row = Omit<LinhaAlvara, 'renovacao' | 'arquivo'> & {
  idRenovacao: number | null
  situacao: Renovacao['situacao'] | 'aceita' | null
  numeroNovo: string | null
  validadeNova: string | null
  motivo: string | null
  mudadaEm: Date | null
  protocolo: string | null
  enviado: ArquivoLido | null
  aceito: ArquivoLido | null
}

/** The file of a renewal, as one value. */
const arquivoOf = (renovacao: 'r' | 'aceita') =>
  `case when ${renovacao}.enviado_em is not null then json_build_object(
     'nomeArquivo', ${renovacao}.nome_arquivo, 'tipo', ${renovacao}.tipo, 'bytes', ${renovacao}.bytes,
     'paginasTela', ${renovacao}.paginas_tela, 'contraste', ${renovacao}.contraste, 'sha256', ${renovacao}.sha256,
     'enviadoEm', ${renovacao}.enviado_em) end`

/** The permit with its newest renewal, and the last that was accepted. */
const columns = `a.id, a.tipo, a.numero, a.validade as "dataValidade", r.id as "idRenovacao", r.situacao,
          r.numero as "numeroNovo", r.validade as "validadeNova", r.motivo, r.mudada_em as "mudadaEm", r.protocolo,
          ${arquivoOf('r')} as enviado, ${arquivoOf('aceita')} as aceito
     from alvara a
     left join lateral (select * from renovacao_alvara where codigo_credenciado = $1 and codigo_alvara = a.id
                         order by id desc limit 1) r on true
     left join lateral (select * from renovacao_alvara
                         where codigo_credenciado = $1 and codigo_alvara = a.id and situacao = 'aceita'
                         order by id desc limit 1) aceita on true
    where a.codigo_credenciado = $1`

const list = statement<Row>('alvara.list', `select ${columns} order by a.id`)
const find = statement<Row>('alvara.find', `select ${columns} and a.id = $2`)
const lock = statement(
  'alvara.lock',
  'select id from alvara where codigo_credenciado = $1 and id = $2 for no key update',
)

const toArquivo = (lido: ArquivoLido | null): ArquivoGuardado | null =>
  lido && { ...lido, enviadoEm: new Date(lido.enviadoEm) }

function toLinha(row: Row): LinhaAlvara {
  const { id, tipo, numero, dataValidade, situacao, idRenovacao, mudadaEm } = row
  const enviado = toArquivo(row.enviado)
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
            protocolo: row.protocolo,
            arquivo: enviado,
          }
        : null,
    arquivo: toArquivo(row.aceito) ?? enviado,
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

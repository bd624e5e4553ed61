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

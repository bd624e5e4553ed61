import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import { ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { type Db, type Statement, statement } from '../db/client.ts'

/** A member as stored; dates are civil. */
export type Associado = {
  codigoAssociado: string
  chave: string
  cpf: string | null
  nome: string
  nomeCivil: string | null
  dataNascimento: string
  situacao: 'ativo' | 'inativo' | 'suspenso'
  inclusao: string
  exclusao: string | null
  validadeCartao: string | null
  telefone: string | null
  email: string | null
  empresa: string | null
  recemNatoAte: string | null
  nomePlano: string
}

/** Columns of `Associado`, of the member `a`. */
export const colunasAssociado = `
  a.codigo as "codigoAssociado", a.chave, a.cpf, a.nome, a.nome_civil as "nomeCivil", a.nascimento as "dataNascimento",
  a.situacao, a.inclusao, a.exclusao, a.validade_cartao as "validadeCartao", a.telefone, a.email, a.empresa,
  a.recem_nato_ate as "recemNatoAte",
  coalesce((select p.nome from associado_plano ap join plano p on p.codigo = ap.codigo_plano
             where ap.codigo_associado = a.codigo order by ap.principal desc, ap.inicio desc limit 1), '') as "nomePlano"`

const porCodigo = statement<Associado>(
  'associado.porCodigo',
  `select ${colunasAssociado} from associado a where a.codigo = $1`,
)
const porChave = statement<Associado>(
  'associado.porChave',
  `select ${colunasAssociado} from associado a where a.chave = $1`,
)
const porCpf = statement<Associado>(
  'associado.porCpf',
  `select ${colunasAssociado} from associado a where a.cpf = $1`,
)
const porAtendimento = statement<Associado>(
  'associado.porAtendimento',
  `select ${colunasAssociado} from atendimento t join associado a on a.codigo = t.codigo_associado where t.numero = $1`,
)
const one = async (db: Db, sql: Statement<Associado>, valor: string): Promise<Associado | undefined> => {
  const [row] = await db.query(sql, [valor])
  return row
}

export const findAssociado = (db: Db, codigo: string) => one(db, porCodigo, trimCartao(codigo))
export const findAssociadoPorChave = (db: Db, chave: string) => one(db, porChave, chave)
export const findAssociadoPorCpf = (db: Db, cpf: string) => one(db, porCpf, cpf)
export const findAssociadoPorAtendimento = (db: Db, numero: string) => one(db, porAtendimento, numero)

/** What identifies a patient. */
export type Identificacao = Pick<
  Associado,
  'chave' | 'codigoAssociado' | 'nome' | 'nomeCivil' | 'dataNascimento' | 'situacao' | 'nomePlano'
>

/** The line that identifies a patient on every screen. */
export function toResumo(associado: Identificacao, hoje: string): ResumoAssociado {
  const { chave, codigoAssociado, nome, nomeCivil, dataNascimento, situacao, nomePlano } = associado
  return {
    chave,
    codigoAssociado,
    nome,
    nomeCivil,
    dataNascimento,
    idade: ageAt(dataNascimento, hoje),
    situacao,
    nomePlano,
  }
}

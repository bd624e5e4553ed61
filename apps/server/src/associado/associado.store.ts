import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import type { SituacaoAssociado } from '@portal/domain/associado/situacaoAssociado.ts'
import { ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { type Db, type Statement, statement } from '../db/client.ts'
import { readMany } from '../db/lockstep.ts'
import { startOfCivilDay } from '../runtime/clock.ts'

/** A member as stored; dates are civil. */
export type Associado = {
  codigoAssociado: string
  chave: string
  cpf: string | null
  nome: string
  nomeCivil: string | null
  dataNascimento: string
  situacao: SituacaoAssociado
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

/**
 * Whether the network of the provider `$1` serves the member `a` on the day `hoje`, a parameter too: who is not served is
 * told of nobody (Operadora §7). A plan that ended counts as long as what was done on its last day may be presented, for
 * until then the desk has to read why the patient is attended no more; after that its own guides stay. One that has not
 * begun counts where the member has no other by now: whoever waits for her first plan is told why she is not attended yet.
 */
export const daRede = (hoje: string) => `exists (
  select from associado_plano ap join plano p on p.codigo = ap.codigo_plano
   where ap.codigo_associado = a.codigo and p.rede = (select c.rede from credenciado c where c.codigo = $1)
     and (ap.inicio <= ${hoje}::date
          or not exists (select from associado_plano outro
                          where outro.codigo_associado = a.codigo and outro.inicio <= ${hoje}::date
                            and coalesce(outro.fim >= ${hoje}::date, true)))
     and (least(ap.fim, a.exclusao) is null or least(ap.fim, a.exclusao) >= ${hoje}::date - coalesce((
           select k.dias_apresentacao from calendario_repasse k where k.rede = p.rede and k.desde <= ${hoje}::date
            order by k.desde desc limit 1), 0)))`

const daRedeHoje = statement<{ isDaRede: boolean }>(
  'associado.isDaRede',
  `select ${daRede('$3')} as "isDaRede" from associado a where a.codigo = $2`,
)

/** Whether the provider's network attends the member. */
export async function isDaRede(
  db: Db,
  codigoCredenciado: number,
  hoje: string,
  codigoAssociado: string,
): Promise<boolean> {
  const [row] = await db.query(daRedeHoje, [codigoCredenciado, codigoAssociado, hoje])
  return row?.isDaRede ?? false
}

/** What a member is asked for by. */
export type Procura = { tipo: 'codigoAssociado' | 'cpf' | 'numeroAtendimento' | 'chave'; valor: string }

/**
 * A member of the provider's network, and whether the provider attended her: by a guide of before today that was not
 * cancelled. One of today does not unmake the look-up that it came with, and whoever cancels has attended nobody.
 */
export type AssociadoDaRede = Associado & { isAtendido: boolean }

const procura = (tipo: Procura['tipo'], condicao: string) =>
  statement<AssociadoDaRede>(
    `associado.por.${tipo}`,
    `select ${colunasAssociado},
            exists (select from guia g where g.codigo_credenciado = $1 and g.codigo_associado = a.codigo
                                         and g.liberada_em < $3 and g.cancelada_em is null) as "isAtendido"
       from associado a where ${condicao} and ${daRede('$4')}`,
  )

const procuras: Readonly<Record<Procura['tipo'], Statement<AssociadoDaRede>>> = {
  codigoAssociado: procura('codigoAssociado', 'a.codigo = $2'),
  cpf: procura('cpf', 'a.cpf = $2'),
  numeroAtendimento: procura(
    'numeroAtendimento',
    'a.codigo = (select codigo_associado from atendimento where numero = $2)',
  ),
  chave: procura('chave', 'a.chave = $2::uuid'),
}

/** The member whom somebody asks for; only of the network of the provider that asks. */
export async function findAssociado(
  db: Db,
  codigoCredenciado: number,
  hoje: string,
  { tipo, valor }: Procura,
): Promise<AssociadoDaRede | undefined> {
  const numero = tipo === 'codigoAssociado' ? trimCartao(valor) : valor
  const [row] = await db.query(procuras[tipo], [codigoCredenciado, numero, startOfCivilDay(hoje), hoje])
  return row
}

const daGuia = readMany(
  statement<Associado>(
    'associado.daGuia',
    `select ${colunasAssociado} from guia g join associado a on a.codigo = g.codigo_associado
    where g.codigo_credenciado = $1 and g.numero_ficha = $2`,
  ),
  'integer, bigint',
)

/** The patient of a guide that the provider has, whatever network her plan is of today. */
export async function findAssociadoDaGuia(
  db: Db,
  { codigoCredenciado, numeroFicha }: { codigoCredenciado: number; numeroFicha: number },
): Promise<Associado> {
  const [row] = await db.query(daGuia, [codigoCredenciado, numeroFicha])
  if (!row) throw new Error(`guide ${numeroFicha} of an unknown member`)
  return row
}

const porCodigo = statement<Associado>(
  'associado.porCodigo',
  `select ${colunasAssociado} from associado a where a.codigo = any ($1)`,
)

/** The members of rows that the provider has; by their number. */
export async function findAssociadosPorCodigo(
  db: Db,
  codigos: readonly string[],
): Promise<ReadonlyMap<string, Associado>> {
  const rows = await db.query(porCodigo, [codigos])
  return new Map(rows.map((associado) => [associado.codigoAssociado, associado]))
}

/** What identifies a patient. */
export type Identificacao = Pick<
  Associado,
  'chave' | 'codigoAssociado' | 'nome' | 'nomeCivil' | 'dataNascimento' | 'situacao' | 'nomePlano'
>

/** Its columns, of the member `a` and the plan `p`. */
export const colunasIdentificacao = `
  a.chave, a.codigo as "codigoAssociado", a.nome, a.nome_civil as "nomeCivil", a.nascimento as "dataNascimento",
  a.situacao, p.nome as "nomePlano"`

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

import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import { planoEscolhido } from '../associado/plano.store.ts'
import { isProcurado, toProcurado } from '../associado/procura.ts'
import { type Db, statement } from '../db/client.ts'
import { colunasTratamento, diaInstalacao, type LinhaTratamento } from '../tratamento/tratamento.store.ts'

/** A treatment with whose it is, and the event of its last maintenance: null of one that had none. */
export type LinhaAno = LinhaTratamento & {
  chaveAssociado: string
  nomeAssociado: string
  codigoEvento: string | null
}

/** One that goes on, with the end of what lets the patient be attended, under the plan that a release would charge. */
export type LinhaAtivo = LinhaAno & Pick<FimGuia, 'fimCobertura'>

const colunas = `${colunasTratamento}, a.chave as "chaveAssociado", a.nome as "nomeAssociado",
  (select e.codigo_evento from guia g join evento_guia e using (codigo_credenciado, numero_ficha)
    where g.codigo_credenciado = t.codigo_credenciado and g.numero_tratamento = t.numero_tratamento
      and g.codigo_tipo_atendimento = ${tipoGuia.ortoManutencao} and e.codigo_evento = any ((select eventos_ortodontia('manutencao'))::text[])
    order by g.numero_ficha desc, e.sequencial_inclusao limit 1) as "codigoEvento"`
const tabelas = 'tratamento_ortodontico t join associado a on a.codigo = t.codigo_associado'

// A provider known to have few would have its own plan made with every call, which takes longer than the reading: of one that
// is asked for in a subselect PostgreSQL knows nothing beforehand, and keeps one plan for all.
const ativos = statement<LinhaAtivo>(
  'manutencao.ativos',
  `select ${colunas}, fim_atendimento(a.codigo, ${planoEscolhido('a.codigo', 'c.rede')}) as "fimCobertura"
     from ${tabelas} join credenciado c on c.codigo = t.codigo_credenciado
    where t.codigo_credenciado = (select $1::integer) and t.estado = 'ativo' order by a.nome, t.numero_tratamento`,
)

/** The treatments that go on, by the patient's name. */
export const listAtivos = (db: Db, codigoCredenciado: number): Promise<LinhaAtivo[]> =>
  db.query(ativos, [codigoCredenciado])

const find = statement<LinhaAno>(
  'manutencao.find',
  `select ${colunas} from ${tabelas} where t.codigo_credenciado = $1 and t.numero_tratamento = $2`,
)

/** A treatment of the provider; another's does not exist. */
export async function findAno(
  db: Db,
  codigoCredenciado: number,
  numeroTratamento: number,
): Promise<LinhaAno | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroTratamento])
  return row
}

/** Where a list goes on: those that have months first, then those that wait for theirs or for the appliance; the newest of each before. */
export type PosicaoAno = { ordem: number; numeroTratamento: number }

const list = statement<LinhaAno & PosicaoAno>(
  'manutencao.list',
  `select l.*, ${colunas} from (
     select t.codigo_credenciado, t.numero_tratamento,
            case when t.estado in ('ativo', 'suspenso') then case when ${diaInstalacao} is null then 1 else 0 end
                 when t.estado = 'solicitado' then 1 else 2 end as ordem
       from ${tabelas}
      where t.codigo_credenciado = $1
        and ${isProcurado('$2')}) l
     join tratamento_ortodontico t using (codigo_credenciado, numero_tratamento)
     join associado a on a.codigo = t.codigo_associado
    where $3::integer is null or (ordem, -numero_tratamento) > ($3, -$4::bigint)
    order by ordem, numero_tratamento desc limit $5`,
)

/** The provider's treatments, `limite` of them after a place in the list, of one patient where one is looked for. */
export const listAnosDe = (
  db: Db,
  codigoCredenciado: number,
  paciente: string | undefined,
  limite: number,
  depois: PosicaoAno | undefined,
): Promise<(LinhaAno & PosicaoAno)[]> =>
  db.query(list, [
    codigoCredenciado,
    toProcurado(paciente),
    depois?.ordem ?? null,
    depois?.numeroTratamento ?? null,
    limite,
  ])

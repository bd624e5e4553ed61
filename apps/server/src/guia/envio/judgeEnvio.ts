import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Contexto } from '@portal/domain/evento/createContexto.ts'
import { isBloqueante, isErroFormulario } from '@portal/domain/evento/criterio/criterio.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { explainRecusaComplementar } from '@portal/domain/guia/recusaComplementar.ts'
import { decideGuia, type StatusDecidido } from '@portal/domain/guia/statusCalculado.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { evaluateItens, type Julgado } from '../fatos/fatosGuia.ts'
import type { Guia } from '../fatos/guia.store.ts'
import { listDatasRecusadas } from './datasEnvio.ts'
import { type Decidido, decideJulgado } from './decisaoEnvio.ts'
import { listRepetidos } from './itemEnvio.ts'

type CodigoRecusaEnvio = 'API-GTO-0015' | 'API-GTO-0016' | 'API-GTO-0023' | 'API-GTO-0045'

/** What becomes of the items that a guide is sent with: the status that they lead to, or why they are not taken. */
export type JulgamentoEnvio = { julgados: Decidido[] } & (
  | { ok: true; statusFicha: StatusDecidido }
  | { ok: false; codigo: CodigoRecusaEnvio; detalhes: DetalheErro[] }
)

/** The one judgement of the sending, which the simulation answers too. `contexto` holds the items. */
export function judgeEnvio(guia: Guia, contexto: Contexto, tabela: TabelaRegras): JulgamentoEnvio {
  const julgados = evaluateItens(contexto).map(decideJulgado)
  const refuse = (codigo: CodigoRecusaEnvio, detalhes: DetalheErro[] = []): JulgamentoEnvio => ({
    ok: false,
    julgados,
    codigo,
    detalhes,
  })
  if (contexto.temRadiologia && contexto.temClinico) return refuse('API-GTO-0023')
  const { itens } = contexto.guia
  const recusadas = listDatasRecusadas(itens, contexto)
  if (recusadas.length > 0) return refuse('API-GTO-0016', recusadas)
  const erros = [...listRepetidos(itens).map(toRepetido), ...julgados.flatMap(toErros)]
  if (erros.length > 0) return refuse('API-GTO-0015', erros)
  const decisao = decideGuia(julgados, isComplementar(guia))
  if (!decisao.ok) {
    const recusados = decisao.recusados.map((recusado) => toRecusado(recusado, tabela))
    return refuse('API-GTO-0045', recusados)
  }
  const cedo = julgados.filter(isDataCedo).map(toDataCedo)
  if (cedo.length > 0) return refuse('API-GTO-0016', cedo)
  return { ok: true, julgados, statusFicha: decisao.statusFicha }
}

/** Work lies after its authorisation (0014): what nobody has decided yet takes no date, and none is dropped unsaid. */
const isDataCedo = ({ item, decisao }: Decidido): boolean =>
  item.data !== undefined && decisao !== 'aprovado' && decisao !== 'negado'

const toDataCedo = ({ item }: Decidido): DetalheErro => ({
  item: item.sequencial,
  campo: 'data',
  mensagem:
    'Este evento ainda depende de análise ou documento. Envie sem a data e informe-a depois da autorização.',
})

const toRepetido = (item: number): DetalheErro => ({
  item,
  campo: 'numeroSequenciaInclusao',
  mensagem: 'Outro evento desta guia já usa este número de inclusão.',
})

/** An event that a complementary guide does not take, and where it goes. */
function toRecusado({ item, motivos, decisao }: Decidido, tabela: TabelaRegras): DetalheErro {
  const descricao = tabela.find(item.codigoEvento)?.descricao ?? item.codigoEvento
  const motivo = motivos.find(isBloqueante)
  return {
    item: item.sequencial,
    campo: 'codigoEvento',
    mensagem: explainRecusaComplementar({ ...item, descricao }, decisao, motivos),
    ...(motivo && { codigoGlosa: motivo.codigoGlosa }),
  }
}

/** The form's errors of an item, each with its field and in the literal words of table 38. */
const toErros = ({ item, motivos }: Julgado): DetalheErro[] =>
  motivos
    .filter(isErroFormulario)
    .map(({ campo, texto, codigoGlosa }) => ({ item: item.sequencial, campo, mensagem: texto, codigoGlosa }))

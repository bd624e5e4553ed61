import type { DetalheErro } from '@portal/contract/errors.ts'
import { admiteNaoRealizado, isSemData } from '@portal/domain/guia/condicao.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import { etapaAposData } from '@portal/domain/guia/statusCalculado.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../fatos/evento.store.ts'
import { type GuiaCarregada, toGuiaCarregada } from '../fatos/loadGuia.ts'

/** What is known to whoever reads what a forwarding says was not done. */
type Leitura = {
  tabela: TabelaRegras
  hoje: string
  fail: (codigo: 'API-GTO-0002' | 'API-GTO-0056', detalhes: readonly DetalheErro[]) => never
}

/**
 * The guide as it stands once these events, by their sequence of inclusion, are said not to have been done: they are
 * not paid for, ask for no image and leave the rest done. Where nothing at all was done the guide stays as it is, and
 * its own refusal tells. Refuses what is not in the guide (API-GTO-0002) and what is dated or not approved (0056).
 */
export function declareNaoRealizados(
  carregada: GuiaCarregada,
  sequenciais: readonly number[],
  { tabela, hoje, fail }: Leitura,
): GuiaCarregada {
  const { guia, imagens } = carregada
  const estados = loadGuiaState(carregada.estado).eventos
  for (const item of sequenciais) {
    const i = carregada.eventos.findIndex(({ sequencialInclusao }) => sequencialInclusao === item)
    const estado = estados[i]
    if (!estado) return fail('API-GTO-0002', [{ item, mensagem: `A guia não tem o evento ${item}.` }])
    // Said again, it stays said.
    if (isSemData(estado) || estado.naoRealizado) continue
    const mensagem = `O evento ${item} tem data de realização ou não foi aprovado.`
    return fail('API-GTO-0056', [{ item, mensagem }])
  }
  if (sequenciais.length === 0 || !admiteNaoRealizado({ eventos: estados })) return carregada
  const eventos = carregada.eventos.map((evento) =>
    sequenciais.includes(evento.sequencialInclusao) ? { ...evento, naoRealizado: true } : evento,
  )
  const declarada = toGuiaCarregada(guia, eventos, imagens, tabela, hoje)
  const codigoEtapaAtual = etapaAposData(loadGuiaState(declarada.estado))
  return { ...declarada, estado: { ...declarada.estado, codigoEtapaAtual } }
}

/** The events that the guide did not have as undone before. */
export const listDeclarados = (antes: GuiaCarregada, depois: GuiaCarregada): Evento[] =>
  depois.eventos.filter(({ naoRealizado }, i) => naoRealizado && !antes.eventos[i]?.naoRealizado)

/** For the guide's history. */
export const explainDeclarados = (declarados: readonly Evento[]): string | null =>
  declarados.length === 0
    ? null
    : `Não realizado: ${declarados
        .map(
          ({ sequencialInclusao, codigoEvento }) =>
            `evento ${sequencialInclusao} (${formatCodigoEvento(codigoEvento)})`,
        )
        .join(', ')}.`

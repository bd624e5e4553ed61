import type { guia } from '@portal/contract/guia.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import type { Context, Handler } from '../http/handler.ts'
import { applyNaTravada, lockGuia } from './applyAcao.ts'
import { listComplementares } from './fatos/guia.store.ts'
import type { GuiaCarregada } from './fatos/loadGuia.ts'
import { refuseMesesUsados } from './mesesUsados.ts'
import { requireTexto } from './registro/textoProtegido.ts'
import { explainPresa, isPresa, isViva } from './reply/complementarViva.ts'

type Contexto = Context<typeof guia.cancelGuia>

/**
 * Cancels a guide of which nothing was done, with the reason, and with it its complementary guides; one of them of
 * which something was done refuses the whole. Locks the main guide first, then the others by number.
 */
export const cancelGuia: Handler<typeof guia.cancelGuia> = async (context) => {
  const { body, fail, trilha } = context
  const motivo = requireTexto(body.motivo, 'motivo', fail)
  const principal = await lockGuia(context, body.numeroFicha)
  const complementares = await lockComplementares(context, principal.guia.numeroFicha)
  const presas = complementares.filter(({ estado }) => isPresa(estado))
  const { codigoAssociado, numeroFicha } = principal.guia
  trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
  const recusa: Contexto['fail'] = (codigo, detalhes, espera) =>
    codigo === 'API-GTO-0053' ? fail(codigo, presas.map(toDetalhe)) : fail(codigo, detalhes, espera)
  const situacao = await cancel({ ...context, fail: recusa }, principal, motivo, presas.length > 0)
  const comPrincipal = `Cancelada com a guia ${numeroFicha}: ${motivo}`.slice(0, MAXIMO_TEXTO)
  for (const complementar of complementares) await cancel(context, complementar, comPrincipal, false)
  return situacao
}

async function cancel(
  context: Contexto,
  carregada: GuiaCarregada,
  motivo: string,
  complementarPresa: boolean,
) {
  const { situacao } = await applyNaTravada(
    context,
    {
      numeroFicha: carregada.guia.numeroFicha,
      acao: 'cancel',
      estado: ({ estado }) => ({ ...estado, complementarPresa }),
      efeito: async () => {
        await refuseMesesUsados(context, carregada.guia)
        return {
          resultado: undefined,
          mudanca: { canceladaEm: context.agora, motivoCancelamento: motivo },
          motivo,
        }
      },
    },
    carregada,
  )
  return situacao
}

/** The living complementary guides, each locked, in the order of their numbers. */
async function lockComplementares(context: Contexto, numeroFicha: number): Promise<GuiaCarregada[]> {
  const linhas = await listComplementares(context.db, context.sessao.codigoCredenciado, numeroFicha)
  const travadas: GuiaCarregada[] = []
  for (const linha of linhas) {
    const travada = await lockGuia({ ...context, versao: undefined }, linha.numeroFicha)
    if (isViva(travada.estado)) travadas.push(travada)
  }
  return travadas
}

const toDetalhe = ({ guia: { numeroFicha }, estado }: GuiaCarregada) => ({
  mensagem: `Guia complementar ${numeroFicha}: ${explainPresa(estado)}`,
})

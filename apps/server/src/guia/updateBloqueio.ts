import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyNaTravada, lockGuia } from './applyAcao.ts'
import { toTextoOpcional } from './registro/textoProtegido.ts'
import { toSituacao } from './reply/situacao.ts'

/** Locks a guide, which then refuses every change, or unlocks it. One that already is so stays as it is. */
export const updateBloqueio: Handler<typeof guia.updateBloqueio> = async (context) => {
  const { body, trilha } = context
  const carregada = await lockGuia(context, body.nrFicha)
  const { guia: linha } = carregada
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  if (linha.bloqueada === body.bloqueio) return toSituacao(linha)
  const motivo = toTextoOpcional(body.motivo)
  const efeito = () => ({
    resultado: undefined,
    mudanca: { bloqueada: body.bloqueio, motivoBloqueio: body.bloqueio ? motivo : null },
    motivo,
  })
  const acao = body.bloqueio ? 'lock' : 'unlock'
  const { situacao } = await applyNaTravada(
    context,
    { numeroFicha: linha.numeroFicha, acao, efeito },
    carregada,
  )
  return situacao
}

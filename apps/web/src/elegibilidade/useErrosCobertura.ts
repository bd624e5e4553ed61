import type { Motivo } from '@portal/contract/motivo.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import { useQuery } from '@tanstack/react-query'
import { coberturaQuery, type PedidoCobertura } from './elegibilidade.queries.ts'
import type { CorrigirCobertura, FaltaCobertura } from './toPedidoCobertura.ts'

export type ErrosCobertura = { local?: string; faces?: string }

/** The reasons that a field of the question has to be put right for, each under its field. */
export function listErrosCampos(
  motivos: readonly Pick<Motivo, 'campo' | 'texto' | 'codigoGlosa'>[],
): ErrosCobertura {
  const erros: ErrosCobertura = {}
  for (const motivo of motivos) {
    const nome = motivo.campo === 'faces' ? 'faces' : 'local'
    erros[nome] ??= sayGlosa(motivo)
  }
  return erros
}

const NENHUM: PedidoCobertura = { codigoAssociado: '', codigoEvento: '' }

type Lacunas = { erros: ErrosCobertura; falta?: FaltaCobertura['falta'] }

/**
 * What is wrong with the tooth, the region or the faces, told by the screen where it knows, or else by the answer; and what is
 * still to be said, where the question is not denied without it.
 */
export function useErrosCobertura(
  pedido: PedidoCobertura | FaltaCobertura | CorrigirCobertura | undefined,
): Lacunas {
  const perguntado = !pedido || 'corrigir' in pedido ? undefined : 'falta' in pedido ? pedido.parcial : pedido
  const { data, isPending } = useQuery({
    ...coberturaQuery(perguntado ?? NENHUM),
    enabled: perguntado !== undefined,
  })
  if (pedido && 'corrigir' in pedido) return { erros: { [pedido.corrigir]: pedido.mensagem } }
  if (pedido && 'falta' in pedido) {
    return isPending || data?.decisao === 'negado' ? { erros: {} } : { erros: {}, falta: pedido.falta }
  }
  return { erros: perguntado && data?.decisao === 'corrigir' ? listErrosCampos(data.motivos) : {} }
}

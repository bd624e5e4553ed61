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

/** What is wrong with the tooth, the region or the faces: told by the screen where it knows, or else by the answer. */
export function useErrosCobertura(
  pedido: PedidoCobertura | FaltaCobertura | CorrigirCobertura | undefined,
): ErrosCobertura {
  const isPedido = pedido !== undefined && 'codigoEvento' in pedido
  const { data } = useQuery({ ...coberturaQuery(isPedido ? pedido : NENHUM), enabled: isPedido })
  if (pedido && 'corrigir' in pedido) return { [pedido.corrigir]: pedido.mensagem }
  return isPedido && data?.decisao === 'corrigir' ? listErrosCampos(data.motivos) : {}
}

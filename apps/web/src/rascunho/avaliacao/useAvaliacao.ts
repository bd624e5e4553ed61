import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { useMemo, useState } from 'react'
import { createRegrasDaGuia, type RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import type { Edicao } from '../estado/edicao.ts'
import { type Avaliacao, evaluateRascunho, keepEqual } from './evaluateRascunho.ts'

/** The guide's rules with the images that it has now, which may be newer than the context. */
export function useRegrasDaGuia(
  contexto: ContextoGuia,
  imagens: ContextoGuia['imagens'] | undefined,
): RegrasDaGuia {
  const daGuia = useMemo(() => createRegrasDaGuia(contexto), [contexto])
  return useMemo(
    () => (imagens ? { ...daGuia, contexto: { ...contexto, imagens } } : daGuia),
    [daGuia, contexto, imagens],
  )
}

type Guardada = { regras: RegrasDaGuia; edicao: Edicao; justificativa: string; avaliacao: Avaliacao }

/**
 * The evaluation of the draft, done again only when an item, an image or the justification as it will be kept
 * changes. What comes out equal keeps its identity: only the rows that changed are drawn.
 */
export function useAvaliacao(regras: RegrasDaGuia, edicao: Edicao, texto: string): Avaliacao {
  const justificativa = toTextoGuardado(texto)
  const evaluate = (before: Avaliacao): Guardada => ({
    regras,
    edicao,
    justificativa,
    avaliacao: keepEqual(before, evaluateRascunho(regras, edicao, justificativa)),
  })
  const [guardada, setGuardada] = useState<Guardada>(() => evaluate(new Map()))
  if (guardada.regras === regras && guardada.edicao === edicao && guardada.justificativa === justificativa) {
    return guardada.avaliacao
  }
  const nova = evaluate(guardada.avaliacao)
  setGuardada(nova)
  return nova.avaliacao
}

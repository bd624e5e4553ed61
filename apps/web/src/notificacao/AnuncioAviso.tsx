import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { notificacoesQuery } from './notificacao.queries.ts'
import type { NaoLidas } from './useNaoLidas.ts'

/**
 * What a reader of the screen hears of the operator's notices: how many wait and, of one that has just come, its own words,
 * which name the guide. They are read only then, and told once they are the new one's.
 */
export function AnuncioAviso({ naoLidas, chegou }: NaoLidas) {
  const { data, isFetching } = useInfiniteQuery({ ...notificacoesQuery, enabled: chegou })
  if (naoLidas === 0 || (chegou && isFetching)) return null
  const contagem = `${countOf(naoLidas, 'aviso', 'avisos')} da operadora`
  const nova = chegou ? data?.pages[0]?.notificacoes[0]?.texto : undefined
  return nova ? `${contagem}. ${nova}` : contagem
}

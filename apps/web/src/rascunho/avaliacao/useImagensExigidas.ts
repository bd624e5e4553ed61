import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { listImagensExigidas } from '@portal/domain/guia/imagensExigidas.ts'
import type { ImagemExigida, ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { useMemo } from 'react'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import type { Avaliacao } from './evaluateRascunho.ts'

/** The images that the draft's events will require; an event that would be denied asks for none. */
export function useImagensExigidas(
  itens: readonly ItemRascunho[],
  imagens: readonly ImagemPresente[] | undefined,
  { find, contexto }: RegrasDaGuia,
  avaliacao: Avaliacao,
): readonly ImagemExigida[] {
  return useMemo(() => {
    const eventos = itens.map(({ sequencial, codigoEvento, dente, regiao }) => {
      const isNegado = avaliacao.get(sequencial)?.decisao === 'negado'
      return {
        numeroSequencialInclusao: sequencial,
        codigoEvento,
        codigoLocalizacao: dente ?? regiao ?? null,
        autorizacao: isNegado ? autorizacaoEvento.negado : autorizacaoEvento.envioPendente,
      }
    })
    return listImagensExigidas(eventos, imagens ?? [], find, contexto.guia)
  }, [itens, imagens, find, contexto.guia, avaliacao])
}

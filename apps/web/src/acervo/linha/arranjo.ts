import type { MontagemSerie } from '@portal/contract/acervo.ts'
import type { Escolhas } from '@portal/domain/imagem/fillSerie.ts'
import { toChave } from './linha.ts'

/** What was put where by hand, as the series is filled by it. */
export const toEscolhas = (escolhas: MontagemSerie['escolhas']): Escolhas =>
  Object.fromEntries(escolhas.map(({ lugar, imagem }) => [lugar, imagem && toChave(imagem)]))

/** The same as it is kept. */
export const fromEscolhas = (escolhas: Escolhas): MontagemSerie['escolhas'] =>
  Object.entries(escolhas).map(([lugar, chave]) => {
    const [numeroFicha, sequencial] = (chave ?? '').split('/').map(Number)
    return { lugar, imagem: numeroFicha && sequencial ? { numeroFicha, sequencial } : null }
  })

import { explainCongelada } from '../guia/pagamento/evidencia.ts'
import { Falha } from '../http/falha.ts'
import type { ImagemGuia } from './imagem.store.ts'

/** Refuses to touch what is evidence, with API-IMG-0011 and why. */
export function refuseCongelada({ sequencial, congeladaEm, congeladaPor }: ImagemGuia): void {
  if (congeladaEm === null) return
  const mensagem = `A imagem ${sequencial} contou ${explainCongelada(congeladaPor)}.`
  throw new Falha('API-IMG-0011', [{ campo: 'sequencial', mensagem }])
}

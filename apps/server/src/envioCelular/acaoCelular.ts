import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import { readLugar } from '../imagem/lugar.ts'

/** What an image from a telephone does to the guide: nobody says there what it is of, and an appeal takes none. */
export function acaoCelular(guia: Guia): 'attachExame' | 'uploadImagem' {
  const acao = acaoEnvio(readLugar(undefined, guia).momento, guia)
  return acao === 'attachExame' ? acao : 'uploadImagem'
}

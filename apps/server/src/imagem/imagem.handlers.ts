import type { imagem } from '@portal/contract/imagem.ts'
import type { Handlers } from '../http/handler.ts'
import { deleteImagem } from './deleteImagem.ts'
import { getImagem } from './getImagem.ts'
import { getProtocoloImagem } from './getProtocoloImagem.ts'
import { getRepetida } from './getRepetida.ts'
import { listImagens } from './listImagens.ts'
import { updateImagem } from './updateImagem.ts'
import { uploadImagem } from './uploadImagem.ts'

export const imagemHandlers: Handlers<typeof imagem> = {
  listImagens,
  uploadImagem,
  getRepetida,
  getImagem,
  deleteImagem,
  updateImagem,
  getProtocoloImagem,
}

import type { marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { Handlers } from '../http/handler.ts'
import { createMarca } from './createMarca.ts'
import { deleteMarca } from './deleteMarca.ts'
import { listMarcas } from './listMarcas.ts'
import { updateMarca } from './updateMarca.ts'

export const marcaImagemHandlers: Handlers<typeof marcaImagem> = {
  listMarcas,
  createMarca,
  updateMarca,
  deleteMarca,
}

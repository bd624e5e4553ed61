import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Handlers } from '../http/handler.ts'
import { getInformacoesAssociado, listPlanosAssociado } from './getInformacoesAssociado.ts'
import { getInformacoesGto } from './getInformacoesGto.ts'
import { getInformacoesProtocolo } from './getInformacoesProtocolo.ts'
import { releaseComplementar } from './releaseComplementar.ts'
import { releaseSenha } from './releaseSenha.ts'
import { renewSenha } from './renewSenha.ts'
import { updateInformacoesAssociado } from './updateInformacoesAssociado.ts'

export const liberacaoSenhaHandlers: Handlers<typeof liberacaoSenha> = {
  getInformacoesAssociado,
  updateInformacoesAssociado,
  listPlanos: listPlanosAssociado,
  getInformacoesGto,
  getInformacoesProtocolo,
  releaseSenha,
  releaseComplementar,
  renewSenha,
}

import { acessoHandlers } from './acesso/acesso.handlers.ts'
import { credenciadoHandlers } from './credenciado/credenciado.handlers.ts'
import { elegibilidadeHandlers } from './elegibilidade/elegibilidade.handlers.ts'
import type { ApiHandlers } from './http/registerApi.ts'
import { liberacaoSenhaHandlers } from './liberacaoSenha/liberacaoSenha.handlers.ts'
import { imagemHandlers } from './imagem/imagem.handlers.ts'
import { menuHandlers } from './menu/menu.handlers.ts'

/** Every call of the product and who answers it; a missing one does not compile. */
export const handlers: Partial<ApiHandlers> = {
  acesso: acessoHandlers,
  menu: menuHandlers,
  credenciado: credenciadoHandlers,
  elegibilidade: elegibilidadeHandlers,
  imagem: imagemHandlers,
  liberacaoSenha: liberacaoSenhaHandlers,
}

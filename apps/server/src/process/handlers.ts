import { acervoHandlers } from '../acervo/acervo.handlers.ts'
import { acessoHandlers } from '../acesso/acesso.handlers.ts'
import { aplicativoHandlers } from '../aplicativo/aplicativo.handlers.ts'
import { bibliotecaHandlers } from '../biblioteca/biblioteca.handlers.ts'
import { cadastroHandlers } from '../cadastro/cadastro.handlers.ts'
import { capturaExameHandlers } from '../capturaExame/capturaExame.handlers.ts'
import { cartaHandlers } from '../carta/carta.handlers.ts'
import { comunicadoHandlers } from '../comunicado/comunicado.handlers.ts'
import { conciliacaoHandlers } from '../conciliacao/conciliacao.handlers.ts'
import { credenciadoHandlers } from '../credenciado/credenciado.handlers.ts'
import { elegibilidadeHandlers } from '../elegibilidade/elegibilidade.handlers.ts'
import { envioCelularHandlers } from '../envioCelular/envioCelular.handlers.ts'
import { eventoHandlers } from '../evento/evento.handlers.ts'
import { exportacaoHandlers } from '../exportacao/exportacao.handlers.ts'
import { financeiroHandlers } from '../financeiro/financeiro.handlers.ts'
import { formularioOrtoHandlers } from '../formularioOrto/formularioOrto.handlers.ts'
import { glosaHandlers } from '../glosa/glosa.handlers.ts'
import { guiaHandlers } from '../guia/guia.handlers.ts'
import type { ApiHandlers } from '../http/receive/registerApi.ts'
import { imagemHandlers } from '../imagem/imagem.handlers.ts'
import { impressaoHandlers } from '../impressao/impressao.handlers.ts'
import { indicadorHandlers } from '../indicador/indicador.handlers.ts'
import { legadoHandlers } from '../legado/legado.handlers.ts'
import { liberacaoSenhaHandlers } from '../liberacaoSenha/liberacaoSenha.handlers.ts'
import { manutencaoHandlers } from '../manutencao/manutencao.handlers.ts'
import { marcaImagemHandlers } from '../marcaImagem/marcaImagem.handlers.ts'
import { menuHandlers } from '../menu/menu.handlers.ts'
import { notificacaoHandlers } from '../notificacao/notificacao.handlers.ts'
import { ortodontiaHandlers } from '../ortodontia/ortodontia.handlers.ts'
import { pacienteInativoHandlers } from '../pacienteInativo/pacienteInativo.handlers.ts'
import { pesquisaHandlers } from '../pesquisa/pesquisa.handlers.ts'
import { prazoHandlers } from '../prazo/prazo.handlers.ts'
import { producaoHandlers } from '../producao/producao.handlers.ts'
import { rascunhoHandlers } from '../rascunho/rascunho.handlers.ts'
import { reanalisePrazoHandlers } from '../reanalisePrazo/reanalisePrazo.handlers.ts'
import { recursoGlosaHandlers } from '../recursoGlosa/recursoGlosa.handlers.ts'
import { solicitacaoExameHandlers } from '../solicitacaoExame/solicitacaoExame.handlers.ts'
import { termoHandlers } from '../termo/termo.handlers.ts'
import { vinculoExameHandlers } from '../vinculoExame/vinculoExame.handlers.ts'
import { vistaHandlers } from '../vista/vista.handlers.ts'

/** Every call of the product and who answers it; a missing one does not compile. */
export const handlers: ApiHandlers = {
  acesso: acessoHandlers,
  menu: menuHandlers,
  legado: legadoHandlers,
  credenciado: credenciadoHandlers,
  pacienteInativo: pacienteInativoHandlers,
  producao: producaoHandlers,
  financeiro: financeiroHandlers,
  conciliacao: conciliacaoHandlers,
  indicador: indicadorHandlers,
  recursoGlosa: recursoGlosaHandlers,
  reanalisePrazo: reanalisePrazoHandlers,
  manutencao: manutencaoHandlers,
  termo: termoHandlers,
  comunicado: comunicadoHandlers,
  cadastro: cadastroHandlers,
  prazo: prazoHandlers,
  notificacao: notificacaoHandlers,
  vista: vistaHandlers,
  exportacao: exportacaoHandlers,
  biblioteca: bibliotecaHandlers,
  elegibilidade: elegibilidadeHandlers,
  guia: guiaHandlers,
  formularioOrto: formularioOrtoHandlers,
  evento: eventoHandlers,
  glosa: glosaHandlers,
  rascunho: rascunhoHandlers,
  imagem: imagemHandlers,
  marcaImagem: marcaImagemHandlers,
  acervo: acervoHandlers,
  envioCelular: envioCelularHandlers,
  aplicativo: aplicativoHandlers,
  liberacaoSenha: liberacaoSenhaHandlers,
  ortodontia: ortodontiaHandlers,
  solicitacaoExame: solicitacaoExameHandlers,
  capturaExame: capturaExameHandlers,
  carta: cartaHandlers,
  impressao: impressaoHandlers,
  pesquisa: pesquisaHandlers,
  vinculoExame: vinculoExameHandlers,
}

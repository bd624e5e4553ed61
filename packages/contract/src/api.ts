import { acervo } from './acervo.ts'
import { acesso } from './acesso.ts'
import { aplicativo } from './aplicativo.ts'
import { biblioteca } from './biblioteca.ts'
import { cadastro } from './cadastro.ts'
import { capturaExame } from './capturaExame.ts'
import { carta } from './carta.ts'
import { comunicado } from './comunicado.ts'
import { conciliacao } from './conciliacao.ts'
import { credenciado } from './credenciado.ts'
import { elegibilidade } from './elegibilidade.ts'
import { envioCelular } from './envioCelular.ts'
import { evento } from './evento.ts'
import { exportacao } from './exportacao.ts'
import { financeiro } from './financeiro.ts'
import { formularioOrto } from './formularioOrto.ts'
import { glosa } from './glosa.ts'
import { guia } from './guia.ts'
import { imagem } from './imagem.ts'
import { impressao } from './impressao.ts'
import { indicador } from './indicador.ts'
import { legado } from './legado.ts'
import { liberacaoSenha } from './liberacaoSenha.ts'
import { manutencao } from './manutencao.ts'
import { marcaImagem } from './marcaImagem.ts'
import { menu } from './menu.ts'
import { notificacao } from './notificacao.ts'
import { ortodontia } from './ortodontia.ts'
import { pacienteInativo } from './pacienteInativo.ts'
import { pesquisa } from './pesquisa.ts'
import { prazo } from './prazo.ts'
import { producao } from './producao.ts'
import { rascunho } from './rascunho.ts'
import { reanalisePrazo } from './reanalisePrazo.ts'
import { recursoGlosa } from './recursoGlosa.ts'
import { solicitacaoExame } from './solicitacaoExame.ts'
import { termo } from './termo.ts'
import { vinculoExame } from './vinculoExame.ts'
import { vista } from './vista.ts'

/** Every call of the product, by noun: the server routes by it and the API document lists it. */
export const api = {
  acesso,
  menu,
  legado,
  credenciado,
  pacienteInativo,
  producao,
  financeiro,
  conciliacao,
  indicador,
  recursoGlosa,
  reanalisePrazo,
  manutencao,
  termo,
  comunicado,
  cadastro,
  prazo,
  notificacao,
  vista,
  exportacao,
  biblioteca,
  elegibilidade,
  liberacaoSenha,
  ortodontia,
  guia,
  formularioOrto,
  rascunho,
  evento,
  glosa,
  imagem,
  marcaImagem,
  acervo,
  envioCelular,
  aplicativo,
  solicitacaoExame,
  capturaExame,
  pesquisa,
  impressao,
  carta,
  vinculoExame,
} as const

/** What the calls below each base of an address (`/api/guia`) are about, as the API document groups them. */
export const nomesBase: Readonly<Record<string, string>> = {
  auth: 'Acesso',
  senha: 'Liberação de senha',
  guia: 'Guia',
  impressao: 'Impressão',
  credenciado: 'Credenciado',
}

export type Api = typeof api

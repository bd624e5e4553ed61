import { permissoesExame, permissoesGuia } from '@portal/domain/acesso/permissao.tables.ts'
import { MAXIMO_EVENTOS_PAPEL } from '@portal/domain/financeiro/papelDemonstrativo.ts'
import { showInteiro } from '@portal/domain/texto/contagem.ts'
import Type from 'typebox'
import { NumeroFicha, Objeto } from './campo.ts'
import { NumeroSolicitacao } from './exame.ts'
import { CodDentistas, DiaRepasse } from './financeiro.ts'
import { route } from './route.ts'

/** Documents as PDF (Interface S24). Paths of our own. */
export const impressao = {
  printGuia: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/gto',
    summary: 'A guia em PDF, na ordem do formulário GTO',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: 'arquivo',
    arquivo: ['guia-{numeroFicha}.pdf'],
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true,
    steady: 'a file, made when it is asked for',
    own: true,
  }),
  printDemonstrativo: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/demonstrativo',
    summary: `O demonstrativo de pagamento em PDF, até ${showInteiro(MAXIMO_EVENTOS_PAPEL)} eventos`,
    query: Objeto({ dataFinal: Type.Optional(DiaRepasse), codDentistasSelecionados: CodDentistas }),
    reply: 'arquivo',
    arquivo: ['demonstrativo-fechamento-{dataFinal}.pdf', 'demonstrativo-{hoje}.pdf'],
    errors: ['API-FIN-0001', 'API-FIN-0002', 'API-FIN-0004'],
    permission: 'DEMONSTRATIVO',
    patientData: true,
    steady: 'asked anew each time: what is printed is the run as it is now',
    own: true,
  }),
  printRecurso: route({
    method: 'GET',
    path: '/api/guia/v1/recurso-glosa/impressao',
    summary: 'O recurso da guia em PDF, como foi enviado, e a decisão de cada evento',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: 'arquivo',
    arquivo: ['recurso-{numeroFicha}.pdf'],
    errors: ['API-GTO-0001', 'API-REC-0006'],
    permission: 'RECURSO_GLOSA',
    patientData: true,
    steady: 'a file, made when it is asked for',
    own: true,
  }),
  printSolicitacao: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/sol',
    summary: 'O pedido de exames em PDF, com o que a unidade de radiologia precisa para o capturar',
    query: Objeto({ numeroSolicitacao: NumeroSolicitacao }),
    reply: 'arquivo',
    arquivo: ['pedido-{numeroSolicitacao}.pdf'],
    errors: ['API-SOL-0001'],
    permission: permissoesExame,
    patientData: true,
    steady: 'a file, made when it is asked for',
    own: true,
  }),
}

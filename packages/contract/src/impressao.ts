import { NumeroFicha, Objeto } from './campo.ts'
import { route } from './route.ts'

/** Documents as PDF (Interface S24). Paths of our own. */
export const impressao = {
  printGuia: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/gto',
    summary: 'A guia em PDF, na ordem do formulário GTO',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: 'arquivo',
    errors: ['API-GTO-0001'],
    permission: 'CONSULTA_GTO',
    patientData: true,
    own: true,
  }),
}

import { expect, test } from 'vitest'
import { answerDentista } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { answerPagina, GUIA, situacao } from './paginaGuia.fixture.ts'

const deOutro =
  'Nenhum neste acesso: ele não vê o pagamento desta guia, que é de outro dentista ou não diz de qual é. Quem entra pela clínica o confere e avalia o recurso.'

test.each([
  [12, 1, deOutro],
  [15, 1, deOutro],
  [12, 3, 'Confira o demonstrativo e, se houver glosa, avalie um recurso.'],
] as const)(
  'paga (%i), sem o pagamento à vista de um dentista que vê %i, diz por quê',
  async (status, compartilhamento, passo) => {
    answerDentista(compartilhamento)
    answerPagina({ statusFicha: status, codigoEtapaAtual: 6 })
    openPage(GUIA)
    await expect.element(situacao).toMatchTextContent(`Próximo passo: ${passo}`)
  },
)

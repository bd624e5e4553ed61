import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { answerElegibilidade, answerPaciente, PACIENTE } from './elegibilidade.fixture.ts'

const nome = 'Maria Antonieta Wanderley Cavalcanti de Albuquerque Figueiredo Nepomuceno'

test.each([320, 600, 900, 1024, 1366])(
  'a %i px um nome longo não tira da vista o cartão nem o plano',
  async (largura) => {
    const associado = { ...helena, nome }
    answerElegibilidade()
    answer(elegibilidade.getAssociado, associado)
    answerPaciente({ associado })
    await page.viewport(largura, 768)
    openPage(PACIENTE)
    const faixa = page.getByRole('region', { name: 'Paciente', exact: true })
    await expect.element(faixa.getByText(nome)).toBeVisible()
    for (const texto of [helena.nomePlano, helena.codigoAssociado])
      await expect.element(faixa.getByText(texto, { exact: true })).toBeInViewport({ ratio: 1 })
  },
)

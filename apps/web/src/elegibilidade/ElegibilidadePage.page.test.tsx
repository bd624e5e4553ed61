import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/openPage.tsx'

const associado = { codigoAssociado: '500000001', nome: 'Helena Prado', nomePlano: 'Completo' } as const
const PACIENTE = '/portal/elegibilidade?paciente=00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  answer(elegibilidade.listEventos, [])
  answer(evento.listEventosTraduzidos, [])
  answer(evento.listUsos, [])
  answer(elegibilidade.searchAssociado, { associados: [associado] })
  answer(elegibilidade.getInformacoes, { associado, planos: [{ nome: 'Completo', atendidoPelaRede: true }] })
})

describePage('ElegibilidadePage', {
  open: () => openPage(PACIENTE),
  chamada: elegibilidade.getInformacoes,
  espera: 'Carregando a elegibilidade',
  pronto: page.getByText('Paciente liberado para atendimento'),
})

test('sem paciente, pergunta quem é e o campo já tem o foco', async () => {
  openPage('/portal/elegibilidade')
  await expect.element(page.getByText('Quem está com você?')).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveFocus()
})

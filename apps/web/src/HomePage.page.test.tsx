import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { producao } from '@portal/contract/producao.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paciente } from './pesquisa/guias.fixture.ts'
import { eventos, repasses } from './producao/producao.fixture.ts'
import { answerHome } from './testing/answerHome.ts'
import { answerMenu } from './testing/answerMenu.ts'
import { answer, refuse, sent } from './testing/calls.ts'
import { describePage } from './testing/describePage.ts'
import { expectAccessible } from './testing/expectAccessible.ts'
import { openPage } from './testing/open.tsx'
import { permissoesSem } from './testing/permissoesSem.ts'

const busca = page.getByRole('searchbox', { name: 'Paciente' })
const main = page.getByRole('main')

beforeEach(() => {
  answerHome()
  answer(credenciado.getGtoPendentes, {
    aguardandoJustificativa: 2,
    aguardandoDocumentacao: 1,
    guias: [{ numeroFicha: 700001, nomeAssociado: 'Mariana Alves Ribeiro', statusFicha: 4 }],
  })
  answer(credenciado.getTotalSenhas, { hoje: 3, mes: 40, naoEnviadas: 17 })
  answer(producao.getEventosRealizados, { meses: eventos })
  answer(producao.getEvolucaoRepasse, { liquido: true, meses: repasses })
  answer(producao.getFerramentasDigitais, { infoDigitais: { GTO: { app: 33, totalGTO: 99 } } })
  answer(pacienteInativo.getTotal, { total: 2, naoCientes: 1 })
  answer(pacienteInativo.listRecentes, {
    pacientesInativos: [{ numeroFicha: 700005, nomeAssociado: 'Lia Campos' }],
  })
})

describePage('HomePage', {
  open: () => openPage('/portal'),
  chamada: credenciado.getGtoPendentes,
  espera: 'Carregando pendências',
  pronto: page.getByText(/^1 aguardando imagem, 2 aguardando justificativa técnica/),
})

test.each([
  ['2026-11-21T12:00:00Z', 'Bom dia'],
  ['2026-11-21T15:00:00Z', 'Boa tarde'],
  ['2026-11-21T21:00:00Z', 'Boa noite'],
])('às %s cumprimenta com %s', async (agora, cumprimento) => {
  vi.setSystemTime(agora)
  openPage('/portal')
  await expect
    .element(page.getByRole('heading', { name: `${cumprimento}, Clínica Sorriso Largo` }))
    .toBeVisible()
})

test('um paciente achado leva à sua elegibilidade, pela chave e não pelo cartão', async () => {
  answer(elegibilidade.searchAssociado, { associados: [paciente] })
  refuse(elegibilidade.getInformacoes, 'API-ELE-0001')
  refuse(elegibilidade.listEventos, 'API-GEN-0005')
  const { address } = openPage('/portal')
  await expect.element(busca).toHaveFocus()
  await userEvent.keyboard('500.000.001{Enter}')
  await expect.poll(address).toBe(`/portal/elegibilidade?paciente=${paciente.chave}`)
  expect(sent(elegibilidade.searchAssociado)[0]?.body).toEqual({ termo: '500.000.001' })
  await expect.poll(() => sent(elegibilidade.getInformacoes)).toHaveLength(1)
})

test('quem só pede exames vai do paciente ao pedido', async () => {
  const fora = ['ELEGIBILIDADE', 'SOLIC_AUTO'] as const
  answerMenu({ fora })
  answer(elegibilidade.searchAssociado, { associados: [paciente] })
  refuse(solicitacaoExame.listEventosSol, 'API-ELE-0001')
  refuse(solicitacaoExame.getRascunho, 'API-ELE-0001')
  refuse(solicitacaoExame.listTutorial, 'API-GEN-0005')
  answer(solicitacaoExame.listSolicitacoes, { solicitacoes: [], proximo: null })
  const { address } = openPage('/portal', { permissoes: permissoesSem(...fora) })
  await expect.element(busca).toHaveFocus()
  await userEvent.keyboard('500.000.001{Enter}')
  await expect.poll(address).toBe(`/portal/sol/solicitacao?chave=${paciente.chave}`)
})

test('com a busca de pacientes bloqueada, diz por quê em vez do campo', async () => {
  answerMenu({ bloqueados: ['ELEGIBILIDADE', 'SOLIC_AUTO', 'SOLIC_EXAME', 'ACERVO_DIGITAL', 'CONSULTA_GTO'] })
  openPage('/portal')
  await expect.element(main.getByText('Busca de pacientes fechada')).toBeVisible()
  await expect.element(main.getByText(textosMenuBloqueio.servidor)).toBeVisible()
  await expect.element(busca).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: /Ver guias|Continuar o envio|Ver na consulta|^Guia \d/ }))
    .not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /em Excel/ })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a quem não é de nada disso, não se pede o que é dos beneficiários, do cadastro e do dinheiro', async () => {
  answerMenu({ fora: ['BENEF_INATIVO', 'ATU_ALVARA', 'DEMONSTRATIVO'] })
  openPage('/portal', { permissoes: permissoesSem('BENEF_INATIVO', 'ATU_ALVARA', 'DEMONSTRATIVO') })
  await expect.element(page.getByRole('heading', { name: 'Produção em doze meses' })).toBeVisible()
  for (const nome of ['Beneficiários inativos', 'Cadastro', 'Repasse'])
    await expect.element(main.getByRole('heading', { name: nome, exact: true })).not.toBeInTheDocument()
  expect([sent(pacienteInativo.getTotal), sent(pacienteInativo.listPendentes)]).toEqual([[], []])
})

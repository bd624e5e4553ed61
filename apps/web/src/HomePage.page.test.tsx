import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { prazo } from '@portal/contract/prazo.ts'
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
import { findCard } from './testing/findCard.ts'
import { answerDentista } from './testing/frame.ts'
import { openPage } from './testing/open.tsx'
import { permissoesSem } from './testing/permissoesSem.ts'

const busca = page.getByRole('searchbox', { name: 'Paciente' })
const main = page.getByRole('main')

beforeEach(() => {
  answerHome()
  answer(prazo.listPrazos, {
    nroPagina: 1,
    total: 3,
    valorEmRisco: '90.00',
    prazos: [
      {
        chave: 'JUSTIFICATIVA:700001:2026-11-24',
        tipo: 'JUSTIFICATIVA',
        referencia: 700001,
        nomeAssociado: 'Mariana Alves Ribeiro',
        prazo: '2026-11-24',
        valor: '90.00',
      },
    ],
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
  chamada: prazo.listPrazos,
  espera: 'Carregando prazos',
  pronto: page.getByText('3 prazos, R$ 90,00 em risco'),
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

test('sem o nome do credenciado a página está lá, e um cartão que falha é o único que o diz', async () => {
  refuse(credenciado.getInfo, 'API-GEN-0005')
  refuse(producao.getFerramentasDigitais, 'API-GEN-0005')
  openPage('/portal')
  const falhas = main.getByRole('alert')
  await expect.element((await findCard('Ferramentas digitais')).getByRole('alert')).toBeVisible()
  await expect.element(main.getByText('3 prazos, R$ 90,00 em risco')).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Bom dia', exact: true })).toBeVisible()
  expect(falhas.elements()).toHaveLength(1)
})

const deQuem = [
  ['Senhas liberadas', 'De toda a clínica.'],
  ['Ferramentas digitais', 'Das guias e dos pedidos que você vê.'],
  ['Produção em doze meses', 'Dos eventos que você vê.'],
  ['Beneficiários inativos', '2 guias abertas, 1 sem ciência. De toda a clínica.'],
  ['Cadastro', 'De toda a clínica.'],
] as const

test('o dentista que vê uma parte é saudado pelo nome, e cada cartão diz de quem são os números', async () => {
  answerDentista(1)
  openPage('/portal', { login: '1000043' })
  await expect
    .element(page.getByRole('heading', { name: 'Bom dia, Thiago Batista Rangel', exact: true }))
    .toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Esperam pela clínica' })).toBeVisible()
  for (const [titulo, palavras] of deQuem) {
    await expect.element((await findCard(titulo)).getByText(palavras, { exact: true })).toBeVisible()
  }
  await page.viewport(360, 740)
  await expectAccessible()
})

test.each([
  ['o dentista que vê tudo', 'Thiago Batista Rangel', 3],
  ['a própria clínica', 'Clínica Sorriso Largo', undefined],
] as const)(
  'a %s, saudado pelo nome, os cartões não dizem mais do que sempre',
  async (_quem, nome, compartilhamento) => {
    if (compartilhamento) answerDentista(compartilhamento)
    openPage('/portal')
    await expect.element(page.getByRole('heading', { name: `Bom dia, ${nome}`, exact: true })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
    for (const [titulo] of deQuem) {
      const cartao = await findCard(titulo)
      await expect.element(cartao.getByText(/toda a clínica|que você vê/)).not.toBeInTheDocument()
    }
  },
)

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
    .element(page.getByRole('link', { name: /Ver guias|Continuar o envio|\(Guia \d/ }))
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

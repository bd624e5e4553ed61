import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'
import { answerLiberacao, expectGuiaNova } from '../liberacaoSenha/liberacaoSenha.fixture.ts'
import { createTratamento } from '../ortodontia/tratamento.fixture.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { answerElegibilidade, answerPaciente, PACIENTE } from './elegibilidade.fixture.ts'

const LIBERADO = 'Paciente liberado para atendimento'
const MASCARADO = '***.982.247-**'
const main = page.getByRole('main')
const faixa = page.getByRole('region', { name: 'Paciente' })
const situacao = (titulo: string) => main.getByRole('status').filter({ hasText: titulo })
const autorizar = main.getByRole('link', { name: /^Solicitar autorização/ })
const mostrar = main.getByRole('button', { name: /^Mostrar CPF/ })

beforeEach(answerElegibilidade)

describePage('ElegibilidadePage', {
  open: () => openPage(PACIENTE),
  chamada: elegibilidade.getInformacoes,
  espera: 'Carregando a elegibilidade',
  pronto: page.getByText(LIBERADO),
})

test('sem paciente, pergunta quem é e o campo já tem o foco', async () => {
  openPage('/portal/elegibilidade')
  await expect.element(page.getByText('Quem está com você?')).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveFocus()
})

test.each([
  [30, 'Restam 30 pacientes novos para consultar hoje'],
  [1, 'Resta 1 paciente novo para consultar hoje'],
  [0, 'Este foi o último paciente novo que se consulta hoje'],
])('perto do limite do dia, diz quantos restam: %i', async (novosRestantes, titulo) => {
  answerPaciente({ novosRestantes })
  openPage(PACIENTE)
  await expect.element(situacao(titulo)).toBeVisible()
})

test('um endereço malformado abre a busca, e não um erro', async () => {
  openPage('/portal/elegibilidade?paciente=x&local=9')
  await expect.element(page.getByText('Quem está com você?')).toBeVisible()
  expect(sent(elegibilidade.getAssociado)).toEqual([])
})

test('o endereço diz o paciente pela sua chave, e o que se lê dele é do cartão que ela abre', async () => {
  openPage(PACIENTE)
  await expect.element(situacao(LIBERADO)).toBeVisible()
  expect(sent(elegibilidade.getAssociado).map(({ query }) => query)).toEqual([
    { chave: '00000000-0000-4000-8000-000000000001' },
  ])
  expect(sent(elegibilidade.getInformacoes).map(({ query }) => query)).toEqual([
    { codigoAssociado: '500000001' },
  ])
  await expect.element(faixa).toMatchTextContent(/^Helena Prado.*Ativo/)
  expect(readDescriptions(faixa)).toEqual([
    ['Idade', '38 anos'],
    ['Plano', 'Aurora Completo'],
    ['Cartão', '500000001'],
  ])
})

test('quem está em tratamento ortodôntico aqui tem o que resta dele à vista', async () => {
  answerPaciente({ tratamentoOrtodontico: createTratamento({ instalacao: null, proximoMes: null }) })
  openPage(PACIENTE)
  expect(readDescriptions(await findCard('Tratamento ortodôntico')).slice(0, 6)).toEqual([
    ['Situação', 'Ativo'],
    ['Meses', '9 de 12 usados'],
    ['Guias restantes', '3'],
    ['Próxima manutenção', 'Nenhuma'],
    ['Início', '31/01/2026'],
    ['Instalação', 'Por fazer'],
  ])
})

test('cada coisa que se sabe do paciente está no seu cartão', async () => {
  answerPaciente({
    carencias: [{ classe: 'protese', rotulo: 'Prótese', terminaEm: '2027-01-21' }],
    cpf: MASCARADO,
    empresa: 'Tecelagem',
    numeroTelefoneResidencial: '11987654321',
    email: 'helena@example.com',
    validadeCartao: '2028-01-31',
    dentesAusentes: ['18'],
    historico: [
      { codigoEvento: '85100200', descricao: 'Resina', dente: '26', faces: 'MO', data: '2026-03-01' },
      { codigoEvento: '84000198', descricao: 'Profilaxia', data: '2026-02-01', numeroFicha: 700001 },
    ],
  })
  openPage(PACIENTE)
  await expect.element(situacao('Liberado, com carências: prótese até 20/01/2027')).toBeVisible()
  expect(main.element().textContent).toContain('CarênciasPróteseAté 20/01/2027')
  expect(readDescriptions(main).slice(3)).toEqual([
    ['No plano desde', '05/03/2024'],
    ['Coparticipação', '10%'],
    ['Cobre ortodontia', 'Não'],
    ['Cobre além do rol', 'Sim'],
    ['Validade do cartão', '31/01/2028'],
    ['Nascimento', '10/05/1988'],
    ['CPF', `${MASCARADO} Mostrar CPF Alt + M`],
    ['Empresa', 'Tecelagem'],
    ['Telefone', '(11) 98765-4321'],
    ['E-mail', 'helena@example.com'],
  ])
  const historico = page.getByRole('list', { name: 'Histórico por dente' })
  await expect
    .element(historico)
    .toHaveTextContent(
      'Dente 18AusenteDente 2601/03/2026Resina (MO)Outro consultórioBoca toda01/02/2026ProfilaxiaGuia 700001',
    )
  await expect
    .element(historico.getByRole('link', { name: 'Guia 700001' }))
    .toHaveAttribute('href', '/portal/guia/700001')
})

test('quem não consulta guias lê o número, sem caminho até ela', async () => {
  answerPaciente({
    historico: [{ descricao: 'Resina', dente: '26', data: '2026-03-01', numeroFicha: 700001 }],
  })
  openPage(PACIENTE, { permissoes: permissoesSem('CONSULTA_GTO', 'SOLIC_AUTO') })
  await expect.element(main.getByText('Guia 700001')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Guia 700001' })).not.toBeInTheDocument()
})

test.each([
  [
    'inativo',
    {
      impedimentos: [{ codigoGlosa: '1006', severidade: 'glosa', texto: 'Beneficiário desligado' }],
      exclusao: '2026-08-21',
    },
    'Este paciente não pode ser atendido pelo plano hojeBeneficiário desligado (1006).Desligado do plano em 21/08/2026.Veja se o paciente tem outro cartão que valha hoje, ou combine com ele por escrito um atendimento particular.',
  ],
  [
    'em carência',
    { carencias: [{ classe: 'dentistica', terminaEm: '2026-12-12' }] },
    'Liberado, com carências: restaurações até 11/12/2026',
  ],
  [
    'com um aviso',
    { impedimentos: [{ codigoGlosa: '1014', severidade: 'aviso', texto: 'Cartão a vencer' }] },
    `${LIBERADO}Cartão a vencer (1014).`,
  ],
] as const)('o paciente %s se diz antes de tudo', async (_nome, informacoes, texto) => {
  answerPaciente(informacoes)
  openPage(PACIENTE)
  const papel = texto.startsWith('Este paciente não') ? 'alert' : 'status'
  await expect.element(main.getByRole(papel).filter({ hasText: texto })).toHaveTextContent(texto)
  await expect
    .poll(() => main.getByRole('link', { name: /^(Solicitar autorização|Pedir exames)/ }).elements())
    .toHaveLength('exclusao' in informacoes ? 0 : 2)
})

test('um recém-nascido neste cartão tem o seu dia e o que marcar', async () => {
  answerPaciente({ recemNatoAte: '2026-12-09' })
  openPage(PACIENTE)
  await expect.element(main.getByText('Recém-nascido atendido neste cartão')).toBeVisible()
  await expect
    .element(main.getByText(/^Vale até/))
    .toHaveTextContent('Vale até 09/12/2026. Na autorização, marque “atendimento a recém-nascido”.')
})

test.each([
  ['o botão', () => autorizar.click()],
  ['Alt+A', () => userEvent.keyboard('{Alt>}a{/Alt}')],
])('%s leva à autorização deste paciente, e ela sabe de onde veio', async (_nome, pedir) => {
  answerLiberacao()
  const { address } = openPage(PACIENTE)
  await expect.element(autorizar).toBeVisible()
  await pedir()
  await page.getByLabelText('Especialidade').selectOptions('Clínica geral')
  expect(address()).toBe(`/portal/solicitarAutorizacao?paciente=${helena.chave}&especialidade=1`)
  await page.getByRole('button', { name: /^Liberar senha e abrir a guia/ }).click()
  await expectGuiaNova()
  expect(sent(liberacaoSenha.releaseSenha)[0]?.body.identOrigem).toBe('elegibilidade')
})

test('a quem a autorização não abre, o botão diz por quê, e Alt+A não leva a ela', async () => {
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA', liberaSenha: false })
  const { address } = openPage(PACIENTE)
  const fechado = main.getByRole('button', { name: 'Solicitar autorização' })
  await expect.element(fechado).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Alt>}a{/Alt}')
  fechado.element().focus()
  await expect.element(page.getByRole('tooltip', { name: textosMenuBloqueio.flag })).toBeVisible()
  expect(address()).toBe(PACIENTE)
})

test('o CPF fica mascarado até que se peça; cada vez que se mostra é pedida de novo', async () => {
  answerPaciente({ cpf: MASCARADO })
  answer(elegibilidade.getCpf, { cpf: '529.982.247-25' })
  openPage(PACIENTE)
  await expect.element(main.getByText(MASCARADO)).toBeVisible()
  await userEvent.keyboard('{Alt>}m{/Alt}')
  await expect.element(main.getByText('529.982.247-25')).toBeVisible()
  await page.getByRole('button', { name: /^Ocultar CPF/ }).click()
  await expect.element(main.getByText(MASCARADO)).toBeVisible()
  await mostrar.click()
  await expect.element(main.getByText('529.982.247-25')).toBeVisible()
  expect(sent(elegibilidade.getCpf).map(({ query }) => query)).toEqual([
    { codigoAssociado: '500000001' },
    { codigoAssociado: '500000001' },
  ])
})

test('o CPF que não vem fica mascarado, e diz que se tente de novo', async () => {
  answerPaciente({ cpf: MASCARADO })
  refuse(elegibilidade.getCpf, 'API-ELE-0003')
  openPage(PACIENTE)
  await mostrar.click()
  await expect.element(main.getByText(`${MASCARADO} Não foi possível mostrar. Tente de novo.`)).toBeVisible()
})

test('sem CPF não há o que mostrar', async () => {
  openPage(PACIENTE)
  await expect.element(main.getByText(LIBERADO)).toBeVisible()
  await expect.element(mostrar).not.toBeInTheDocument()
  await userEvent.keyboard('{Alt>}m{/Alt}')
  expect(sent(elegibilidade.getCpf)).toEqual([])
})

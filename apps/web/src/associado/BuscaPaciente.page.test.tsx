import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerElegibilidade } from '../elegibilidade/elegibilidade.fixture.ts'
import { answerLiberacao } from '../liberacaoSenha/liberacaoSenha.fixture.ts'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { helena, otavia } from './associado.fixture.ts'

const campo = page.getByRole('searchbox', { name: 'Paciente' })
const faixa = page.getByRole('region', { name: 'Paciente' })
const achados = page.getByRole('list', { name: 'Pacientes encontrados' }).getByRole('button')
const lerComo = page.getByRole('button', { name: /^Ler como/ })
const buscar = page.getByRole('main').getByRole('button', { name: /Buscar$/ })
const addressOf = ({ chave }: { chave: string }) => `/portal/elegibilidade?paciente=${chave}`

const listBuscas = () => sent(elegibilidade.searchAssociado).map(({ body }) => body)

const search = async (termo: string) => {
  await campo.fill(termo)
  await userEvent.keyboard('{Enter}')
}

beforeEach(answerElegibilidade)

test('do número ao paciente: o campo diz como o leu, e o endereço tem a chave em vez do cartão', async () => {
  const { address } = openPage('/portal/elegibilidade')
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('500.000.001')
  await expect.element(page.getByText('Cartão, guia ou senha 500000001', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(faixa.getByText('Helena Prado')).toBeVisible()
  expect(address()).toBe(addressOf(helena))
  expect(listBuscas()).toEqual([{ termo: '500.000.001' }])
  // The next patient is typed over the number of this one.
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('500000002{Enter}')
  await expect.element(faixa.getByText('Otávia Nunes')).toBeVisible()
  expect(address()).toBe(addressOf(otavia))
  expect(listBuscas()).toEqual([{ termo: '500.000.001' }, { termo: '500000002' }])
})

test('o botão busca o que está escrito', async () => {
  openPage('/portal/elegibilidade')
  await campo.fill('500000002')
  await buscar.click()
  await expect.element(faixa.getByText('Otávia Nunes')).toBeVisible()
})

test.each([
  ['529.982.247-25', 'CPF 529.982.247-25'],
  ['529.982.247-24', 'CPF 529.982.247-24 — os dígitos verificadores não conferem'],
  ['123', 'Cartão 123'],
  ['1234', 'Cartão, guia ou senha 1234'],
  ['123456789012', 'Atendimento 123456789012'],
  ['helena', 'Nome, entre os pacientes já atendidos aqui'],
])('%s se lê: %s', async (termo, leitura) => {
  openPage('/portal/elegibilidade')
  await campo.fill(termo)
  await expect.element(page.getByRole('main')).toMatchTextContent(`nome.${leitura}`)
})

test('enquanto se digita a leitura se vê, e só se fala depois', async () => {
  openPage('/portal/elegibilidade')
  await expect.element(campo).toBeVisible()
  const leitura = campo.element().closest('div')?.parentElement?.querySelector('[aria-live]')
  if (!leitura) throw new Error('no reading')
  /** What stood there while it was busy, and when no longer. */
  const vistas: [string | null, string | null][] = []
  const observer = new MutationObserver(() =>
    vistas.push([leitura.textContent, leitura.getAttribute('aria-busy')]),
  )
  observer.observe(leitura, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  await campo.fill('500000001')
  await expect.poll(() => vistas.at(-1)).toEqual(['Cartão, guia ou senha 500000001', 'false'])
  expect(vistas[0]).toEqual(['Cartão, guia ou senha 500000001', 'true'])
})

test('a outra leitura do número é um botão que a usa; um CPF que não confere não se oferece', async () => {
  refuse(elegibilidade.searchAssociado, 'API-ELE-0001')
  openPage('/portal/elegibilidade')
  await campo.fill('500000001')
  await expect.element(page.getByText('Cartão, guia ou senha 500000001')).toBeVisible()
  await expect.element(lerComo).not.toBeInTheDocument()
  await campo.fill('500000042')
  await expect.element(lerComo).toHaveAccessibleName('Ler como CPF 005.000.000-42')
  await lerComo.click()
  await expect.poll(listBuscas).toEqual([{ termo: '500000042', leitura: 'cpf' }])
  await expect.element(campo).toHaveValue('500000042')
})

test.each([
  ['', 'Digite o CPF, o cartão, o número do atendimento ou o nome.'],
  ['ab', 'Digite ao menos 3 letras do nome.'],
  ['12a', 'Use só números (CPF, cartão, atendimento, senha ou guia) ou só o nome.'],
  ['123456789012345678901', 'O número tem no máximo 20 dígitos.'],
])('%j não se busca: %s', async (termo, erro) => {
  openPage('/portal/elegibilidade')
  await search(termo)
  await expect.element(campo).toHaveAccessibleDescription(expect.stringContaining(erro))
  expect(listBuscas()).toEqual([])
  await userEvent.keyboard('500000001')
  await expect.element(page.getByText(erro)).not.toBeInTheDocument()
})

test.each(['API-ELE-0001', 'API-ELE-0003', 'API-ELE-0005'] as const)(
  'recusada com %s, a busca o diz no campo, que fica escrito',
  async (codigo) => {
    const texto = catalogoErros[codigo].texto.replace('{rede}', 'Aurora')
    refuse(elegibilidade.searchAssociado, codigo)
    const { address } = openPage('/portal/elegibilidade')
    await search('123456789')
    await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(texto)
    await expect.element(campo).toHaveAccessibleDescription(expect.stringContaining(texto))
    await expect.element(campo).toHaveValue('123456789')
    await expect.element(campo).toHaveFocus()
    expect(address()).toBe('/portal/elegibilidade')
  },
)

test('entre vários, cada um com o que o distingue, as setas e Enter escolhem', async () => {
  const { address } = openPage('/portal/elegibilidade')
  await search('prado')
  await expect.element(achados.nth(0)).toHaveFocus()
  expect(achados.elements().map(({ textContent }) => textContent)).toEqual([
    'Helena Pradonascimento 10/05/1988 · cartão 500000001 · Aurora Completo',
    'Otávia NunesNome civil Otávio Nunes · nascimento 31/01/1999 · cartão 500000002 · Aurora Completo',
  ])
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(achados.nth(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(faixa.getByText('Otávia Nunes')).toBeVisible()
  await expect.element(achados).not.toBeInTheDocument()
  await expect.element(campo).toHaveFocus()
  expect(address()).toBe(addressOf(otavia))
  // Its page is read from what was found.
  expect(listBuscas()).toEqual([{ termo: 'prado' }])
})

test.each(['{Escape}', '{ArrowDown}{ArrowUp}{ArrowUp}'])(
  'da lista, %s volta ao que se digitou',
  async (teclas) => {
    openPage('/portal/elegibilidade')
    await search('prado')
    await expect.element(achados.nth(0)).toHaveFocus()
    await userEvent.keyboard(teclas)
    await expect.element(campo).toHaveFocus()
    await expect.element(campo).toHaveValue('prado')
    await userEvent.keyboard('x')
    await expect.element(achados).not.toBeInTheDocument()
  },
)

test.each([
  ['o resto do nome', ' alves', 'prado alves'],
  ['outro número', '500000001', '500000001'],
  ['uma correção', '{Backspace}a', 'prada'],
])(
  'da lista, quem não a olha e digita %s escreve no campo, e não escolhe ninguém',
  async (_o, teclas, escrito) => {
    const { address } = openPage('/portal/elegibilidade')
    await search('prado')
    await expect.element(achados.nth(0)).toHaveFocus()
    await userEvent.keyboard(teclas)
    await expect.element(campo).toHaveValue(escrito)
    await expect.element(campo).toHaveFocus()
    expect(address()).toBe('/portal/elegibilidade')
  },
)

test('enquanto se digita o próximo, a resposta do anterior perde as cores', async () => {
  openPage(addressOf(helena))
  const selo = page.getByText('Paciente liberado para atendimento')
  const isCinza = () => selo.element().closest('[data-anterior]') !== null
  await expect.element(selo).toBeVisible()
  expect(isCinza()).toBe(false)
  await campo.fill('50000000')
  expect(isCinza()).toBe(true)
  await campo.fill('')
  expect(isCinza()).toBe(false)
  await search('500000002')
  await expect.element(faixa.getByText('Otávia Nunes')).toBeVisible()
  await expect.element(selo).toBeVisible()
  expect(isCinza()).toBe(false)
})

test('percorrida a lista, a barra de espaço escolhe', async () => {
  const { address } = openPage('/portal/elegibilidade')
  await search('prado')
  await expect.element(achados.nth(0)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown} ')
  await expect.poll(address).toBe(addressOf(otavia))
})

test.each([
  ['ninguém', '999999999', () => refuse(elegibilidade.searchAssociado, 'API-ELE-0001')],
  ['vários', 'prado', () => undefined],
  ['o que não se busca', '12a', () => undefined],
])('achado um, quem se busca depois e é %s o tira da página', async (_quem, termo, change) => {
  const { address } = openPage(addressOf(helena))
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  change()
  await search(termo)
  await expect.element(page.getByRole('heading', { name: 'Quem está com você?' })).toBeVisible()
  await expect.element(faixa).not.toBeInTheDocument()
  expect(address()).toBe('/portal/elegibilidade')
  await expect.poll(() => document.activeElement?.closest('search')).not.toBeNull()
  await userEvent.keyboard('{Alt>}a{/Alt}')
  expect(address()).toBe('/portal/elegibilidade')
})

test.each([
  ['digitado', ''],
  ['que se busca', '{Enter}'],
])('Alt+A pede a autorização do próximo %s, e não a do anterior', async (_como, teclas) => {
  answerLiberacao()
  const { address } = openPage(addressOf(helena))
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  const release = hold(elegibilidade.searchAssociado)
  await campo.fill('500000002')
  await userEvent.keyboard(`${teclas}{Alt>}a{/Alt}`)
  await expect.element(buscar).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect.poll(address).toBe(`/portal/solicitarAutorizacao?paciente=${otavia.chave}`)
  expect(listBuscas().filter((busca) => busca && 'termo' in busca)).toEqual([{ termo: '500000002' }])
})

test('sem paciente na página, Alt+A busca o que se digitou; de quem não se acha, nada pede depois', async () => {
  const { address } = openPage('/portal/elegibilidade')
  const mend = refuse(elegibilidade.searchAssociado, 'API-ELE-0001')
  await campo.fill('500000001')
  await userEvent.keyboard('{Alt>}a{/Alt}')
  await expect.element(campo).toHaveAttribute('aria-invalid', 'true')
  mend()
  await search('500000002')
  await expect.element(faixa.getByText('Otávia Nunes')).toBeVisible()
  expect(address()).toBe(addressOf(otavia))
})

test.each([
  ['guia', 'Guia 700001'],
  ['finalGuia', 'Final de guia 700001'],
  ['senha', 'Senha 700001'],
] as const)(
  'o número que é de uma guia (%s) se diz assim, depois de achado',
  async (numeroDaGuia, leitura) => {
    answer(elegibilidade.searchAssociado, { associados: [helena], numeroDaGuia })
    openPage('/portal/elegibilidade')
    await campo.fill('700.001')
    await expect.element(page.getByText('Cartão, guia ou senha 700001', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(leitura, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Cartão, guia ou senha 700001')).not.toBeInTheDocument()
    await userEvent.keyboard('5')
    await expect.element(page.getByText(leitura, { exact: true })).not.toBeInTheDocument()
  },
)

test.each([
  ['a resposta', () => undefined],
  ['a recusa', () => refuse(elegibilidade.searchAssociado, 'API-ELE-0001')],
])('%s que chega tarde não tira o campo de quem já digita o próximo', async (_nome, change) => {
  const release = hold(elegibilidade.searchAssociado)
  const { address } = openPage('/portal/elegibilidade')
  await search('500000001')
  await campo.fill('500000002')
  await expect.element(buscar).toHaveAttribute('aria-disabled', 'true')
  change()
  release()
  await expect.element(buscar).not.toHaveAttribute('aria-disabled')
  await expect.element(campo).toHaveFocus()
  await expect.element(campo).toHaveValue('500000002')
  await expect.element(page.getByText(/não encontrado entre os atendidos/)).not.toBeInTheDocument()
  expect(address()).toBe('/portal/elegibilidade')
})

test('a quem não consulta pacientes a busca diz por quê', async () => {
  answerHome()
  openPage('/portal', {
    permissoes: permissoesSem('ELEGIBILIDADE', 'SOLIC_AUTO', 'SOLIC_EXAME', 'ACERVO_DIGITAL'),
  })
  await expect.element(page.getByText('Busca de pacientes fechada')).toBeVisible()
  await expect.element(page.getByText(catalogoErros['API-ACE-0003'].texto)).toBeVisible()
  await expect.element(campo).not.toBeInTheDocument()
})

test('quem só pede autorizações busca o paciente delas', async () => {
  answerLiberacao()
  openPage('/portal/solicitarAutorizacao', { permissoes: ['SOLIC_AUTO'] })
  await search('500000001')
  await expect.element(page.getByRole('button', { name: 'Trocar paciente' })).toBeVisible()
})

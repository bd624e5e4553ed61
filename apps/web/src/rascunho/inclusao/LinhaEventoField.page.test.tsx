import { credenciado } from '@portal/contract/credenciado.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answer } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, include, linha, readFala, readItens, readVeredito } from '../rascunho.fixture.ts'

function paste(texto: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', texto)
  linha
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(() => {
  answerRascunho()
})

test('a guia aberta começa pela linha de inclusão, e ela diz o que entende', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Nenhum evento ainda' })).toBeVisible()
  await expect
    .element(linha)
    .toHaveAccessibleDescription(
      /^Código, palavras, dente, faces ou região, em qualquer ordem; vários com “;” ou colados da planilha\./,
    )
})

test.each([
  ['26 om 85.100.200', ['85.100.200', '26 MO', 'Seria aprovado']],
  ['85100200 27MO', ['85.100.200', '27 MO', 'Seria aprovado']],
  ['36OM85100200', ['85.100.200', '36 MO', 'Seria aprovado']],
  ['98300022 37 od', ['85.100.200', '37 OD', 'Seria aprovado']],
  ['S1 85300047', ['85.300.047', 'S1', 'Seria aprovado']],
  ['84000198', ['84.000.198', '—', 'Seria aprovado']],
  ['AS 85400602 x3', ['85.400.602', 'AS × 3', 'Vai para auditoria']],
])('“%s” é um evento só', async (texto, item) => {
  openPage(GUIA)
  await include(texto)
  await expect.poll(readItens).toEqual([item])
  await expect.element(linha).toHaveValue('')
  await expect.element(linha).toHaveFocus()
})

test('enquanto se digita, diz como a linha foi lida, e que um código antigo é hoje outro', async () => {
  openPage(GUIA)
  await linha.fill('98300022 47 od; S1 85300047; AS 85400602 x2')
  await expect
    .poll(readVeredito)
    .toBe(
      'Dente 47 (OD): Restauração em resina fotopolimerizável 2 faces (98.300.022 é código antigo: hoje 85.100.200.) · Região S1: Raspagem supra-gengival · Região AS: Ponto de solda: 2 vezes',
    )
})

test('a leitura de uma coluna longa é uma caixa de poucas linhas, que se alcança com o teclado', async () => {
  openPage(GUIA)
  await linha.fill(Array.from({ length: 60 }, () => '36 O 85100196').join('; '))
  const leitura = page.getByRole('region', { name: 'Como a linha foi lida' })
  await expect.element(leitura).toBeVisible()
  await expect.element(leitura).toHaveAttribute('tabindex', '0')
  expect(leitura.element().getBoundingClientRect().height).toBeLessThan(160)
  await expectAccessible()
})

test('uma coluna colada da planilha são vários eventos, com o resumo deles', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  paste('36\tO\t85100196\t1\tR$ 85,00\r\n37\tO\t85100196\t85,00\r\n')
  await userEvent.keyboard('{Enter}')
  await expect.poll(readItens).toHaveLength(2)
  expect(readItens().map(([, lugar]) => lugar)).toEqual(['36 O', '37 O'])
  expect(readVeredito()).toBe('2 eventos: 2 seriam aprovados; R$ 153,00Desfazer Ctrl + Z')
  expect(readFala()).toBe('Incluído: 2 eventos: 2 seriam aprovados; R$ 153,00')
})

test('de vários, a conta vem primeiro e depois o pior', async () => {
  openPage(GUIA)
  await include('26 OM 85100200; 27 85200158; 25 O 85100200; AS 85400602 x2')
  await expect.poll(readItens).toHaveLength(4)
  expect(readVeredito()).toMatch(
    /^4 eventos: 1 seria aprovado, 1 vai para auditoria, 1 aguarda imagem, 1 a corrigir; R\$ 670,50 \(1 sem valor\)Desfazer Ctrl \+ ZCorrigir25 O 85\.100\.200 /,
  )
})

test('o que espera pelo lugar fica com a quantidade que foi digitada', async () => {
  openPage(GUIA)
  await include('85400602 x3')
  await expect.element(page.getByText(/^85\.400\.602 .* × 3$/)).toBeVisible()
  await include('AS')
  await expect.poll(readItens).toEqual([['85.400.602', 'AS × 3', 'Vai para auditoria']])
})

test.each([
  ['85100196', 'Escolha o dente no odontograma. ', '47o', '47 O'],
  ['85300047', 'Escolha a região nos botões acima do odontograma. ', 's2', 'S2'],
])('“%s” espera pelo lugar na linha, e só o lugar o completa', async (evento, falta, lugar, onde) => {
  openPage(GUIA)
  await include(evento)
  await expect.poll(readVeredito).toMatch(new RegExp(`^${falta}`))
  expect(readItens()).toEqual([])
  await include(lugar)
  await expect.poll(() => readItens().map(([, lido]) => lido)).toEqual([onde])
})

test('o lugar escrito sozinho espera pelo evento, e Esc desiste de um e de outro', async () => {
  openPage(GUIA)
  await include('26om')
  await expect.element(page.getByText('26 MO', { exact: true })).toBeVisible()
  await include('85100200')
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['26 MO'])
  await include('85100196')
  await expect.poll(readVeredito).toMatch(/^Escolha o dente/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(readVeredito).not.toMatch(/^Escolha o dente/)
  expect(readItens()).toHaveLength(1)
})

test.each([
  ['com as palavras', ['26', 'resina om']],
  ['com o código', ['26', '85100200 om']],
  ['sozinhas, do evento que as espera', ['26', '85100200', 'om']],
])('as faces do dente que já foi escolhido se escrevem na linha, %s', async (_como, linhas) => {
  openPage(GUIA)
  for (const texto of linhas) await include(texto)
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
  await expect.element(linha).toHaveValue('')
})

test('do que é de outra especialidade do cadastro se diz em qual se pede', async () => {
  answer(credenciado.listEspecialidades, [{ codigoEspecialidade: 19, nome: 'Diagnóstico' }])
  openPage(GUIA)
  await include('16 raio x')
  await expect.poll(readVeredito).toMatch(/É de Diagnóstico: .* Peça uma autorização de Diagnóstico/)
})

test.each([
  ['16 raio x', 'Radiografia periapical. É de outra especialidade (Radiologia): esta guia não oferece.'],
  ['86000357', 'O evento 86.000.357 não é oferecido nesta especialidade.'],
  ['99 O 85100196', 'Não existe dente 99.'],
  ['26 O 85100196; 99 O 85100196', 'Em “99 O 85100196”: Não existe dente 99.'],
  ['26 O 85100196; 27', 'Faltou o evento em “27”.'],
  ['26 O 85100196; 85100196', 'Faltou o lugar em “85100196”.'],
  ['nada disso', 'Nenhum evento desta especialidade com “nada disso”.'],
  ['26 O 85100196 banana', 'Não entendemos “banana” em “26 O 85100196 banana”.'],
  ['', 'Escreva o evento.'],
])('“%s” fica na linha com o motivo, e nada é incluído', async (texto, motivo) => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await include(texto)
  await expect.poll(readVeredito).toBe(motivo)
  expect(readFala()).toBe(motivo)
  await expect.element(linha).toHaveValue(texto)
  await expect.element(linha).toHaveAttribute('aria-invalid', 'true')
  expect(readItens()).toEqual([])
})

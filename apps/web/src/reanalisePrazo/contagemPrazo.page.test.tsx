import { imagem } from '@portal/contract/imagem.ts'
import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { plainText } from '../testing/plainText.ts'
import { readRows } from '../testing/readRows.ts'
import { aPedir, termo } from './reanalisePrazo.fixture.ts'

const ENDERECO = '/portal/reanalisePrazoOrtodontia'
const CONTAGEM = '10/12/2026, em 19 dias, contado da primeira decisão, em 10/11/2026'
/** When the guide's last months were given, ten days after its first decision. */
const depois = { decididoEm: '2026-11-20' }

beforeEach(() => {
  answerFile(imagem.getImagem, '', 'imagem.jpg')
  answer(reanalisePrazo.searchTratamentos, { tratamentos: [{ ...aPedir, ...depois }] })
})

test('na lista, o prazo que não conta do dia ao lado diz de que dia conta', async () => {
  openPage(ENDERECO)
  await expect
    .poll(() => readRows(page.getByRole('table', { name: 'Prazos que se podem pedir de novo' })))
    .toEqual([['Mariana Alves Ribeiro', '12 meses', '20/11/2026', CONTAGEM]])
  await expectAccessible()
})

test.each([
  ['uma só vez', {}],
  ['e deu mais meses depois', depois],
])('do prazo que a operadora decidiu %s se diz de que decisão conta', async (_caso, decisao) => {
  answer(reanalisePrazo.getTratamento, { ...termo, ...decisao })
  openPage(`${ENDERECO}?tratamento=41`)
  const nome = page.getByText('Pedir até', { exact: true })
  await expect.element(nome).toBeVisible()
  expect(plainText(nome.element().nextElementSibling)).toBe(CONTAGEM)
})

test('passado o prazo, o porquê diz também de que decisão contava', async () => {
  answer(reanalisePrazo.getTratamento, { ...termo, impedimento: 'foraDoPrazo' })
  openPage(`${ENDERECO}?tratamento=41`)
  await expect
    .element(
      page.getByText(/O pedido se fazia até 10\/12\/2026, contado da primeira decisão, em 10\/11\/2026\./),
    )
    .toBeVisible()
  // Beside it no day says that there is time.
  await expect.element(page.getByText('Pedir até', { exact: true })).not.toBeInTheDocument()
})

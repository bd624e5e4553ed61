import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { localError } from '../api/erroApi.ts'
import { queryClient } from '../api/queryClient.ts'
import { showPart } from '../testing/showPart.tsx'
import { icons } from '../ui/icon.data.ts'
import { ListView } from './ListView.tsx'

type Pagina = { meses: readonly string[]; proxima: number | null }
type Read = (pagina: number) => Promise<Pagina>

const maio: Pagina = { meses: ['maio'], proxima: 2 }
const junho: Pagina = { meses: ['junho'], proxima: null }

function Meses({ ano, read }: { ano: number; read: Read }) {
  const query = useInfiniteQuery({
    queryKey: ['meses', ano],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ proxima }: Pagina) => proxima,
    placeholderData: (before) => (ano < 2026 ? undefined : before),
  })
  return (
    <ListView
      empty={<p>Nenhum mês</p>}
      loading="Carregando meses"
      noun={['mês', 'meses']}
      query={query}
      rows={({ meses }) => meses}
    >
      {(meses) => (
        <ul>
          {meses.map((mes) => (
            <li key={mes}>
              <a href={`#${mes}`}>{mes}</a>
            </li>
          ))}
        </ul>
      )}
    </ListView>
  )
}

const mais = page.getByRole('button', { name: 'Carregar mais' })
const lista = () => page.getByRole('list').element().parentElement
const dito = () => document.querySelector('#raiz [aria-live]')?.textContent
const listMeses = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('what there is nothing in says so, and has no end', async () => {
  showPart(<Meses ano={2024} read={async () => ({ meses: [], proxima: null })} />)
  await expect.element(page.getByText('Nenhum mês')).toBeVisible()
  expect(dito()).toBe('0 meses')
  expect(document.getElementById('raiz')?.textContent).toBe('0 mesesNenhum mês')
})

test('of another question only its own count is said, and of an old answer none until it was read anew', async () => {
  const ditos: (string | null)[] = []
  const segunda = Promise.withResolvers<Pagina>()
  const read: Read = async () => junho
  const rerender = showPart(<Meses ano={2026} read={read} />)
  await expect.element(page.getByText('Fim da lista: 1 mês')).toBeVisible()
  const regiao = document.querySelector('#raiz [aria-live]')
  const observer = new MutationObserver(() => ditos.push(dito() ?? null))
  if (regiao) observer.observe(regiao, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  rerender(<Meses ano={2027} read={() => segunda.promise} />)
  segunda.resolve({ meses: ['julho', 'agosto'], proxima: null })
  await expect.element(page.getByText('Fim da lista: 2 meses')).toBeVisible()
  await expect.poll(dito).toBe('2 meses')
  // The first one's answer is here still, and no longer true.
  void queryClient.invalidateQueries({ queryKey: ['meses', 2026], refetchType: 'none' })
  rerender(<Meses ano={2026} read={async () => ({ meses: ['a', 'b', 'c'], proxima: null })} />)
  await expect.poll(dito).toBe('3 meses')
  expect(ditos.filter(Boolean)).toEqual(['2 meses', '3 meses'])
})

test('it goes on where it is asked to, waits in the button, and leads on to the first new row', async () => {
  const segunda = Promise.withResolvers<Pagina>()
  const asked: number[] = []
  const read: Read = (pagina) => {
    asked.push(pagina)
    return pagina === 1 ? Promise.resolve(maio) : segunda.promise
  }
  showPart(<Meses ano={2024} read={read} />)
  await expect.element(page.getByText('1 mês até aqui')).toBeVisible()
  await mais.click()
  await expect.element(page.getByRole('button', { name: /Carregar mais/ })).toHaveAttribute('data-espera')
  expect(listMeses()).toEqual(['maio'])
  segunda.resolve({ ...junho, proxima: 3 })
  await expect.element(page.getByText('2 meses até aqui')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'junho' })).toHaveFocus()
  expect(listMeses()).toEqual(['maio', 'junho'])
  expect(asked).toEqual([1, 2])
  expect(dito()).toBe('')
})

test('where it cannot go on it says so, keeps the rows, and goes on when it is asked again', async () => {
  let isBroken = true
  const read: Read = async (pagina) => {
    if (pagina === 1) return maio
    if (isBroken) throw localError('SEM_CONEXAO')
    return junho
  }
  showPart(<Meses ano={2024} read={read} />)
  await mais.click()
  await expect
    .element(page.getByRole('alert').getByText('Não foi possível carregar mais. Sem conexão'))
    .toBeVisible()
  // A warning: the rows are there (Spec §8).
  expect(page.getByRole('alert').element().querySelector('path')).toHaveAttribute('d', icons.alert)
  await expect.element(page.getByText('1 mês até aqui')).toBeVisible()
  isBroken = false
  await mais.click()
  await expect.element(page.getByText('Fim da lista: 2 meses')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'junho' })).toHaveFocus()
})

test('what failed is tried again in the button that was pressed', async () => {
  const again = Promise.withResolvers<Pagina>()
  let asked = 0
  const read: Read = () => {
    asked += 1
    return asked === 1 ? Promise.reject(localError('SEM_CONEXAO')) : again.promise
  }
  showPart(
    <>
      <Meses ano={2024} read={read} />
      <button type="button">Depois</button>
    </>,
  )
  const retry = page.getByRole('button', { name: /Tentar de novo/ })
  await retry.click()
  await expect.element(retry).toHaveAttribute('data-espera')
  await expect.element(retry).toHaveFocus()
  again.resolve(junho)
  await expect.element(page.getByText('junho')).toBeVisible()
  // The button is gone, and its focus with it to what stands nearest.
  await expect.element(page.getByRole('button', { name: 'Depois' })).toHaveFocus()
})

test('the rows of before stay, busy, until those that were asked for come', async () => {
  const nova = Promise.withResolvers<Pagina>()
  const show = showPart(<Meses ano={2025} read={async () => junho} />)
  await expect.element(page.getByText('junho')).toBeVisible()
  expect(lista()).toHaveAttribute('aria-busy', 'false')
  const fim = page.getByText('Fim da lista: 1 mês').element()
  show(<Meses ano={2026} read={() => nova.promise} />)
  await expect.poll(lista).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText(/Fim da lista/)).not.toBeInTheDocument()
  expect(listMeses()).toEqual(['junho'])
  nova.resolve(maio)
  await expect.element(page.getByText('maio')).toBeVisible()
  // The same place, which readers listen to, says how far the new ones go.
  expect(fim).toHaveAttribute('aria-live', 'polite')
  expect(fim.isConnected && fim.textContent).toBe('1 mês até aqui')
  expect(lista()).toHaveAttribute('aria-busy', 'false')
})

test('rows that are there and could not be read anew come without a word of failure', async () => {
  const fails: Read = () => Promise.reject(localError('SEM_CONEXAO'))
  queryClient.setQueryData(['meses', 2025], { pages: [maio], pageParams: [1] })
  const novamente = { queryKey: ['meses', 2025], queryFn: () => fails(1), initialPageParam: 1 }
  await queryClient.fetchInfiniteQuery({ ...novamente, staleTime: 0 }).catch(() => undefined)
  const show = showPart(<Meses ano={2024} read={() => new Promise(() => undefined)} />)
  await expect.element(page.getByRole('status', { name: 'Carregando meses' })).toBeInTheDocument()
  let failures = 0
  const observer = new MutationObserver(() => {
    failures += document.querySelectorAll('[role=alert]').length
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  show(<Meses ano={2025} read={fails} />)
  await expect.element(page.getByText('maio')).toBeVisible()
  expect(failures).toBe(0)
})

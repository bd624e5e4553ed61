import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { localError } from '../api/erroApi.ts'
import { queryClient } from '../api/queryClient.ts'
import { showPart } from '../testing/showPart.tsx'
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
            <li key={mes}>{mes}</li>
          ))}
        </ul>
      )}
    </ListView>
  )
}

const mais = page.getByRole('button', { name: 'Carregar mais' })
const lista = () => page.getByRole('list').element().parentElement
const listMeses = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('what there is nothing in says so, and has no end', async () => {
  showPart(<Meses ano={2024} read={async () => ({ meses: [], proxima: null })} />)
  await expect.element(page.getByText('Nenhum mês')).toBeVisible()
  expect(document.getElementById('raiz')?.textContent).toBe('Nenhum mês')
})

test('it goes on where it is asked to, waits in the button, and keeps the focus there', async () => {
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
  await expect.element(mais).toHaveFocus()
  expect(listMeses()).toEqual(['maio', 'junho'])
  expect(asked).toEqual([1, 2])
})

test('the rows of before stay, busy, until those that were asked for come', async () => {
  const nova = Promise.withResolvers<Pagina>()
  const show = showPart(<Meses ano={2025} read={async () => junho} />)
  await expect.element(page.getByText('junho')).toBeVisible()
  expect(lista()).toHaveAttribute('aria-busy', 'false')
  show(<Meses ano={2026} read={() => nova.promise} />)
  await expect.poll(lista).toHaveAttribute('aria-busy', 'true')
  expect(listMeses()).toEqual(['junho'])
  nova.resolve(maio)
  await expect.element(page.getByText('maio')).toBeVisible()
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

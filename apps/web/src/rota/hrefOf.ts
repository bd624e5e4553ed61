import { type Nomeado, type Rota, toEndereco } from '@portal/domain/menu/endereco.ts'
import type { RegisteredRouter } from '@tanstack/react-router'

type Routes = RegisteredRouter['routesByPath']

/** The search parameters that the router reads at an address; none where it reads none. */
type SearchOf<R extends Rota> = R extends keyof Routes
  ? {
      readonly [Nome in keyof Routes[R]['types']['fullSearchSchema']]?:
        | Routes[R]['types']['fullSearchSchema'][Nome]
        | undefined
    }
  : object

type Values<R extends Rota> = Nomeado<R> & SearchOf<R>
type Args<R extends Rota> = object extends Values<R> ? [values?: Values<R>] : [values: Values<R>]

/**
 * The address of a screen, typed by the router: its route, the number that this names, and what its search reads.
 * `hrefOf('/portal/guia/$numeroFicha', { numeroFicha })`, `hrefOf('/portal/consultaGTOs', { aba: 'pendentes' })`
 */
export const hrefOf = <const R extends Rota>(rota: R, ...[values]: Args<R>): string =>
  toEndereco(rota, { ...values } as Parameters<typeof toEndereco<R>>[1])

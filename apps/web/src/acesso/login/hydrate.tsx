import { hydrateRoot } from 'react-dom/client'
import { findMarca } from '../../marca/findMarca.ts'
import { LoginPage } from './LoginPage.tsx'
import type { LoginState } from './loginState.ts'

let isDone = false

/** Brings the prerendered page to life, with the very state that the server drew. */
export function hydrate(): void {
  if (isDone) return
  isDone = true
  const root = document.getElementById('raiz')
  if (!root?.dataset.estado) throw new Error('the login page carries no state')
  const state = JSON.parse(root.dataset.estado) as LoginState
  hydrateRoot(root, <LoginPage marca={findMarca(document.documentElement.dataset.marca)} state={state} />)
}

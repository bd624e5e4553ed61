import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startSweep } from '../../imagem/envio/startSweep.ts'
import { findMarca } from '../../marca/findMarca.ts'
import { LoginPage } from './LoginPage.tsx'
import type { LoginState } from './loginState.ts'

// Brings the prerendered page to life, with the very state that the server drew.
const root = document.getElementById('raiz')
if (!root?.dataset.estado) throw new Error('the login page carries no state')
const state = JSON.parse(root.dataset.estado) as LoginState

// In small steps, so that a key pressed meanwhile is drawn at once.
startTransition(() => {
  hydrateRoot(root, <LoginPage marca={findMarca(document.documentElement.dataset.marca)} state={state} />)
})

// Whoever lost the session and comes back days later, or never, leaves nothing of a patient behind (Segurança A4).
startSweep()

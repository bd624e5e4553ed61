import './celular.css'
import { createRoot } from 'react-dom/client'
import { startSweep } from '../imagem/envio/startSweep.ts'
import { findMarca } from '../marca/findMarca.ts'
import { EnvioCelular } from './EnvioCelular.tsx'

const root = document.getElementById('raiz')
if (!root) throw new Error('celular.html has no #raiz')

// The secret leaves the address before anything else: it would stay in the history, and in a picture of the screen.
const codigo = location.hash.slice(1)
history.replaceState(null, '', location.pathname + location.search)

createRoot(root).render(
  <EnvioCelular codigo={codigo} marca={findMarca(document.documentElement.dataset.marca)} />,
)
startSweep()

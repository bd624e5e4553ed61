import '../src/marca/estilo.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyMarca } from '../src/marca/applyMarca.ts'
import { findMarca } from '../src/marca/findMarca.ts'
import { theme, themes } from '../src/ui/theme.ts'
import { UiProvider } from '../src/ui/UiProvider.tsx'
import { Gallery } from './Gallery.tsx'

const query = new URLSearchParams(location.search)
theme.start()
const asked = themes.find((one) => one === query.get('tema'))
if (asked) theme.choose(asked)
applyMarca(findMarca(query.get('marca')))

const root = document.getElementById('raiz')
if (!root) throw new Error('gallery.html has no #raiz')
createRoot(root).render(
  <StrictMode>
    <UiProvider navigate={(href) => location.assign(href)}>
      <Gallery />
    </UiProvider>
  </StrictMode>,
)

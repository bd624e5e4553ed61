/** The least that React can do on a click: a native dialog that appears. The limit of the interactions. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Dialogo() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button id="abrir" onClick={() => setOpen(true)} type="button">
        Abrir
      </button>
      {isOpen && (
        <dialog open>
          <p>Deseja cancelar a guia?</p>
          <button id="fechar" onClick={() => setOpen(false)} type="button">
            Fechar
          </button>
        </dialog>
      )}
    </>
  )
}

const root = document.getElementById('raiz')
if (!root) throw new Error('dialogo.html has no #raiz')
createRoot(root).render(<Dialogo />)

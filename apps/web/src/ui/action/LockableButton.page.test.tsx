import { type ReactNode, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { showPart } from '../../testing/showPart.tsx'
import { Button } from './Button.tsx'

test('a button that asks for the focus has it before anything else can place it', async () => {
  const comFoco: (string | null)[] = []
  function Parte({ children }: { children: ReactNode }) {
    useLayoutEffect(() => {
      comFoco.push(document.activeElement?.textContent ?? null)
    }, [])
    return children
  }
  showPart(
    <Parte>
      <Button>Primeiro</Button>
      <Button autoFocus>Segundo</Button>
    </Parte>,
  )
  await expect.poll(() => new Set(comFoco)).toEqual(new Set(['Segundo']))
})

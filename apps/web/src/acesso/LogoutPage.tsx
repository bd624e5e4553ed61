import { useEffect } from 'react'
import { EmptyLayout } from '../shell/EmptyLayout.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { logout } from './logout.ts'

/** `/acesso/logout`, the exit button of Spec §2. */
export default function LogoutPage() {
  useEffect(() => {
    void logout()
  }, [])
  return (
    <EmptyLayout>
      <Spinner label="Saindo" />
    </EmptyLayout>
  )
}

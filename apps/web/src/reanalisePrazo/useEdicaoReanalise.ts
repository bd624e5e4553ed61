import { useEdicaoGuardada } from '../credenciado/useEdicaoGuardada.ts'
import { EDICAO_VAZIA, type EdicaoReanalise } from './reanaliseForm.ts'

/** What is being written of a treatment's request. */
export function useEdicaoReanalise(numeroTratamento: number) {
  const { escrita, setEscrita, forget } = useEdicaoGuardada<EdicaoReanalise>('reanalise', numeroTratamento)
  return {
    edicao: escrita ?? EDICAO_VAZIA,
    /** What changes, or how it follows from what is written by then. */
    change: (mudanca: Partial<EdicaoReanalise> | ((antes: EdicaoReanalise) => Partial<EdicaoReanalise>)) =>
      setEscrita((escritaAntes) => {
        const antes = escritaAntes ?? EDICAO_VAZIA
        return { ...antes, ...(typeof mudanca === 'function' ? mudanca(antes) : mudanca) }
      }),
    forget,
  }
}

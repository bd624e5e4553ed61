import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { compareCreditos, type ModoDito } from '@portal/domain/conciliacao/compareCreditos.ts'
import { MAXIMO_HISTORICO } from '@portal/domain/conciliacao/historico.ts'
import { readValorDigitado } from '@portal/domain/conciliacao/readValorExtrato.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { showData, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { explainDate } from '../ui/field/date.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { pushComVolta } from './comVolta.ts'
import { loadIdentidades } from './conciliacao.queries.ts'
import { nameLinhaExtrato } from './palavrasExtrato.ts'
import { useImportacao } from './useImportacao.ts'

const [DIA, VALOR] = ['dia-deposito', 'valor-deposito']

/** Why the day is none on which money came; undefined where it may be. */
function explainDia(dia: string): string | undefined {
  if (!isDataCivil(dia)) return explainDate(dia)
  return dia > today() ? 'Informe um dia até hoje.' : undefined
}

/** A deposit that somebody types, for whom has no file at hand. */
export function DigitacaoDialog({ onClose }: { onClose: () => void }) {
  const [digitado, setDigitado] = useState({ dia: '', valor: '', historico: '' })
  const { dia, valor, historico } = digitado
  /** How many that say the same are here already, and whether one is that says the same day and amount. */
  const [iguais, setIguais] = useState(0)
  const [parecido, setParecido] = useState<ModoDito>()
  const { sendTudo } = useImportacao()
  const centavos = readValorDigitado(valor)
  const erroValor = centavos && centavos > 0 ? undefined : 'Informe o valor, como 1.234,56.'
  const { errors, attempt, messageOf, check } = useToldErrors(() =>
    [
      { fieldId: DIA, message: explainDia(dia) },
      { fieldId: VALOR, message: erroValor },
    ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : [])),
  )
  const envio = useMutation({
    mutationFn: async () => {
      const credito = { conta: '', dia, centavos: centavos ?? 0, historico, documento: '', ordem: iguais + 1 }
      // The bank's file tells the same money in other words: only a person knows.
      if (!parecido && iguais === 0) {
        const { parecidos } = compareCreditos([credito], await loadIdentidades({ de: dia, ate: dia }))
        const [achado] = parecidos
        if (achado) return achado
      }
      return sendTudo({ arquivo: null, creditos: [credito] })
    },
    onSuccess: (feita) => {
      if ('daqui' in feita) return setParecido(feita.daqui)
      if (feita.novos === 0) return setIguais(iguais + 1)
      pushComVolta(`Depósito de ${showData(dia)}, ${showValor(toValor(centavos ?? 0))}, guardado.`)
      onClose()
    },
  })
  const change = (parte: Partial<typeof digitado>) => {
    setDigitado({ ...digitado, ...parte })
    setIguais(0)
    setParecido(undefined)
  }
  const save = () => {
    if (check()) envio.mutate()
  }
  return (
    <Dialog
      footer={
        <>
          <Button disabledReason={envio.isPending ? 'Espere o envio terminar.' : undefined} onPress={onClose}>
            Voltar
          </Button>
          <Button isPending={envio.isPending} onPress={save} variant="primario">
            {iguais > 0 ? 'Guardar outro igual' : parecido ? 'Guardar também' : 'Guardar depósito'}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Digitar depósito"
    >
      <Stack gap={3}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <DatePicker
          error={messageOf(DIA)}
          id={DIA}
          label="Dia do depósito"
          max={today()}
          onChange={(novo) => change({ dia: novo })}
          value={dia}
        />
        <TextField
          error={messageOf(VALOR)}
          id={VALOR}
          inputMode="decimal"
          isNumeric
          label="Valor (R$)"
          maxLength={20}
          onChange={(novo) => change({ valor: novo })}
          value={valor}
          width="10"
        />
        <TextField
          id="historico-deposito"
          isOptional
          label="Histórico"
          maxLength={MAXIMO_HISTORICO}
          onChange={(novo) => change({ historico: novo })}
          value={historico}
          width="full"
        />
        {parecido && iguais === 0 && (
          <Banner role="alert" title="Já há um depósito deste dia e valor" tone="atencao">
            É o de {nameLinhaExtrato(parecido)}. Se é o mesmo dinheiro, volte: guardado de novo, contaria em
            dobro. Se é outro, guarde-o também.
          </Banner>
        )}
        {iguais > 0 && (
          <Banner role="alert" title="Este depósito já está aqui" tone="atencao">
            Se houve outro com o mesmo dia, valor e histórico, guarde-o também.
          </Banner>
        )}
        <RecusaForm error={envio.error} />
      </Stack>
    </Dialog>
  )
}

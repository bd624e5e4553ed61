import { conciliacao, type PagamentoConciliado, type Sugestao } from '@portal/contract/conciliacao.ts'
import { tiposDiferenca } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { MAXIMO_HISTORICO } from '@portal/domain/conciliacao/historico.ts'
import { readValorDigitado } from '@portal/domain/conciliacao/readValorExtrato.ts'
import { formatDecimal, toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { startSentence } from '@portal/domain/texto/startSentence.ts'
import { useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { useWrite } from '../api/useWrite.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { LinhaField } from '../texto/LinhaField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { pushExplicado } from './comVolta.ts'
import { explainDiferenca, namePagamentos, toResto } from './palavras.ts'

type DiferencaDialogProps = {
  pagamento: PagamentoConciliado
  /** What is offered for it: what it would bring needs no explaining. */
  sugestao: Sugestao | undefined
  onClose: () => void
}

/** What is said, and the cents that it leaves missing as it is sent: read again, the run lacks less. */
type Explicada = { tipo: (typeof tiposDiferenca)[number]; valor: string; restante: number }

const [TIPO, VALOR] = ['tipo-diferenca', 'valor-diferenca']

/** What a run did not bring, put down to a denial, a retention or an adjustment; nothing of the operator's changes. */
export function DiferencaDialog({ pagamento, sugestao, onClose }: DiferencaDialogProps) {
  const { repasse, falta } = pagamento
  const maximo = toCentavos(falta) ?? 0
  const resto = sugestao ? toResto(pagamento, sugestao) : maximo
  // Nobody but the person knows the cause.
  const [tipo, setTipo] = useState<Explicada['tipo']>()
  const [valor, setValor] = useState(formatDecimal(resto))
  const [texto, setTexto] = useState('')
  const [tentou, setTentou] = useState(false)
  const centavos = readValorDigitado(valor)
  const erroValor =
    centavos && centavos > 0 && centavos <= maximo
      ? undefined
      : `Informe um valor de 0,01 até ${formatDecimal(maximo)}.`
  const escrita = useWrite(conciliacao.createDiferenca, {
    prepare: ({ tipo: { codigo }, valor: explicado }: Explicada) => ({
      body: { dataFechamento: repasse.dataFechamento, tipo: codigo, valor: explicado, texto },
    }),
    onSuccess: onClose,
    onRefreshed: ({ tipo: { rotulo }, valor: explicado, restante }) =>
      pushExplicado(
        'Diferença explicada',
        `${startSentence(namePagamentos([repasse.dataPagamento]))}. ${explainDiferenca({ valor: explicado, rotulo })}`,
        restante,
      ),
  })
  const save = () => {
    setTentou(true)
    if (!tipo) return focusField(TIPO)
    if (erroValor || !centavos) return focusField(VALOR)
    escrita.mutate({ tipo, valor: toValor(centavos), restante: maximo - centavos })
  }
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button isPending={escrita.isPending} onPress={save} variant="primario">
            Explicar a diferença
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`O que falta do pagamento de ${showData(repasse.dataPagamento)}`}
    >
      <Stack gap={3}>
        <p>
          Faltam {showValor(falta)}
          {resto < maximo && `; com a sugestão, faltariam ${showValor(toValor(resto))}`}. O que você disser
          fica só aqui: os valores da operadora não mudam.
        </p>
        <RadioGroup
          error={tentou && !tipo ? 'Escolha a que se deve a diferença.' : undefined}
          id={TIPO}
          label="A que se deve"
          onChange={(escolhido) => setTipo(tiposDiferenca.find(({ codigo }) => codigo === escolhido))}
          options={tiposDiferenca.map(({ codigo, rotulo }) => ({ value: codigo, label: rotulo }))}
          value={tipo?.codigo ?? null}
        />
        <TextField
          error={tentou ? erroValor : undefined}
          id={VALOR}
          inputMode="decimal"
          isNumeric
          label="Valor (R$)"
          maxLength={20}
          onChange={setValor}
          value={valor}
          width="10"
        />
        <LinhaField
          id="texto-diferenca"
          isOptional
          label="Observação"
          maxLength={MAXIMO_HISTORICO}
          onChange={setTexto}
          value={texto}
          width="full"
        />
        <RecusaForm error={escrita.error} />
      </Stack>
    </Dialog>
  )
}

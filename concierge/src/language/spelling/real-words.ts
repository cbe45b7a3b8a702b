const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Common words that are a slip away from a word of the lexicon and mean something else. */
export const REAL_WORDS: ReadonlySet<string> = new Set([
  ...words(`
    allergies automated basic basis beats bench benches bending bites boast boots bought branch breach bunch burner butter
    camps canon cards casting casts celebrating certain chain chains change changed changes changing chapter character charge
    charged charges charming chats cheat check cheek chose clear cleared close closed closer closes clothed coats collection
    comforted computed concept concern condition conditions confidence connecting connection convention cooking copper
    correction costs count course cries currently decorates deliveries difference differing diner drawn drive drives dropping
    evens executing expertise extent files fills firms flash flesh floored folks followers forms framed freeing gasses grass
    guise header heading healer healing hearing heated heather holds homes hopes hunger inspects instructed instruction
    interpret leads leaning leasing leaving limps liner lines longer lumps lunge media melting message moose mourning moves
    nooses organism organist packed packing paint painter painting paints panel panic particles parting pests pickup piles
    places plainer planes planned planted plates point pointer points poets polls poster pound powder powers presses processed
    professions properly reach reached reaches receptive recession recreation reduction regarding remove rises rocket role
    roles scratching setter setting shadow sheer showed shower singing sings sister situation skill sleets slipped slower
    smiling smoothing soil spangling spell spelled split stack steamed still streamer supervisor sweets tapes team teams tears
    tower transform traps tries trios waiter waiters waken wager wedging weeding weigh widow wishing workplace woven
  `),
  ...words(`
    abordar alargar alojamento andar anual banco banheiro banheiros barato baratos bico bifes braco bracos brilhar cabelo
    cadeira caminho campo caneta canto casamento cases certo chamado chamar chave chaves cobertura colar comando comprador
    console conhecer contar copiar coro corpo couro depositar digital dinheiro encontrar enfermo entregar escola escolas
    escovar especial espelho espere esquece estaciono estrangeiro executado fatos feita ferro filho firme fundo gasto golpe
    grato guarda lance lanche lavar levantar limpar limpo lista livre longe massa mediacao medida medo mesma minta misturar
    momento mostrar musica nadar novela obrigado orientar pagar parto partir passar passeia perdido pintar piso prado prazo
    preciso preparar presos programa quadro quarto quatro quebrar ramo rasto relacao reserva roda roupa sagrado saldo sangue
    batata batatas secar servir tapa tarde terra tocar tomada tomar transporte transportar trazer vazio velha visitar
  `),
  ...words(`
    abarcar acercar alergia alargar animar aparte apartar aparecer banca banco barra barro brillar cacha calor camino campo
    canto cargar casino cena cerrar clima cocina cochero concha concierto conocer consejo consola construir copiar correr
    costa cubierta dicha enfermar enterado entrada entrar escritor espacial especial esperar espada estar estima extranjera
    extranjero frances gasto grato guarda guardar hervir interior jamon labrar lectura leve libra libre limpiar litro llamada
    llamado llano lugar lunes maceta maleza manco mango manta marea masa masar media medida mesa momento monta muleta nevar
    nocturna novena organizado paleta panel parto pasar paso pedido perdida perro pieza pizca placa planta plata plaza plazo
    poder poner preparado procesion profesion prolongar razon recordar refrigerar responder retraso rueda sabado sabana
    sacar socio supervisor talla temprano tener tienda trabajar traslado traza tu turista valer ventaja ventana visitar
  `),
]);

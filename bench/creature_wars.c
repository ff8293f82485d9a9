/* The base game of Creature Wars, second edition, in plain C: the bench's limit, and a second
 * writing of the rules against whose statistics the Python rules are held.
 *
 *     cc -O2 -std=c11 -o creature_wars creature_wars.c && ./creature_wars GAMES SEED [COPIES]
 *
 * It plays GAMES games of random choices, makes COPIES copies of a game at turn 6, and prints
 * what it saw as one line of JSON. Witches have levels, cast nothing, and fight by the rules.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { TRIBES = 7, TYPES = 4, LEVELS = 6, DECK_WITCHES = 10, TIERS = 3, PLAYERS = 2 };
enum { HP = 30, HAND = 5, TURN_LIMIT = 200, ADVANTAGE = 3, WITCH_BASE = 3 };
enum { RALLY_SIZE = 4, RALLY = 2, DOUBLE_RALLY = 6 };
enum { DECK_MOST = TRIBES * LEVELS + DECK_WITCHES };
/* Every turn takes two cards from the deck until none is left and the game ends. So no more are
 * ever held than the deck, a Bizarre Victory a turn and one Witch Rally a player give. */
enum { MOST = DECK_MOST + DECK_MOST / 2 + PLAYERS };
enum { LESSER, SACRED, SINFUL };
enum { PLAYING, BY_HP, BY_MAYHEM, BY_TURN_LIMIT, ENDINGS };
enum { TIES, CLASHES, BIZARRE, RALLIED, ESCAPES, COUNTS };

static const int base_strength[TRIBES] = {0, 2, 3, 3, 4, 5, 7};
static const int tier_weight[TIERS] = {3, 2, 1};
static const int tier_lowest[TIERS] = {1, 4, 7}; /* each tier has three levels */
static const int tier_roster[TIERS] = {29, 96, 16};

typedef struct {
    uint8_t witch;       /* 1 for a witch */
    uint8_t tribe, type; /* of a creature */
    uint8_t name;        /* of a witch: its number in the roster of its tier */
    uint8_t base, level;
    uint8_t rallied;     /* the levels it has had from rallies */
    uint8_t playable;    /* the first turn on which it may be played */
} Card;

typedef struct {
    int hp, held, witch_rallied;
    Card hand[MOST];
} Player;

typedef struct {
    uint64_t chance;
    int turn, first, ending, left, discarded;
    Player player[PLAYERS];
    Card deck[DECK_MOST];
    Card pile[MOST];
} Table;

static long seen[COUNTS]; /* over all games */
static const char *const count_name[COUNTS] = {"ties", "clashes", "bizarre", "rallied cards",
                                               "escapes"};

/* splitmix64 */
static uint64_t roll(Table *t)
{
    uint64_t z = t->chance += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(Table *t, int n)
{
    return (int)(((roll(t) >> 32) * (uint64_t)n) >> 32);
}

static Card witch_of(Table *t, int tier)
{
    Card card = {.witch = 1, .base = WITCH_BASE};
    card.name = (uint8_t)below(t, tier_roster[tier]);
    card.level = (uint8_t)(tier_lowest[tier] + below(t, 3));
    return card;
}

static Card random_witch(Table *t)
{
    int tier = 0, pick = below(t, tier_weight[LESSER] + tier_weight[SACRED] + tier_weight[SINFUL]);
    while (pick >= tier_weight[tier])
        pick -= tier_weight[tier++];
    return witch_of(t, tier);
}

/* Rallies: a card gets what it has not had yet of the rallies it is in now. */
static void rally(Table *t, Player *p)
{
    int tribes[TRIBES] = {0}, types[TYPES] = {0}, witches = 0;
    for (int i = 0; i < p->held; i++) {
        if (p->hand[i].witch) {
            witches++;
        } else {
            tribes[p->hand[i].tribe]++;
            types[p->hand[i].type]++;
        }
    }
    if (witches >= RALLY_SIZE && !p->witch_rallied) {
        p->witch_rallied = 1;
        p->hand[p->held++] = witch_of(t, SINFUL); /* it joins the rally at once */
    }
    for (int i = 0; i < p->held; i++) {
        Card *card = &p->hand[i];
        int due = 0;
        if (card->witch) {
            due = witches >= RALLY_SIZE ? RALLY : 0;
        } else {
            int in_tribe = tribes[card->tribe] >= RALLY_SIZE;
            int in_power = types[card->type] >= RALLY_SIZE;
            due = in_tribe && in_power ? DOUBLE_RALLY : in_tribe || in_power ? RALLY : 0;
        }
        if (due > card->rallied) {
            card->level += (uint8_t)(due - card->rallied);
            card->rallied = (uint8_t)due;
            seen[RALLIED]++;
        }
    }
}

static void give(Table *t, int seat, Card card)
{
    Player *p = &t->player[seat];
    p->hand[p->held++] = card;
    rally(t, p);
}

static void draw(Table *t, int seat)
{
    if (t->left > 0)
        give(t, seat, t->deck[--t->left]);
}

static void discard(Table *t, Card card)
{
    t->pile[t->discarded++] = card;
}

static void set_up(Table *t)
{
    t->turn = t->first = t->ending = t->left = t->discarded = 0;
    for (int tribe = 0; tribe < TRIBES; tribe++)
        for (int level = 1; level <= LEVELS; level++)
            t->deck[t->left++] = (Card){.tribe = (uint8_t)tribe, .type = (uint8_t)below(t, TYPES),
                                        .base = (uint8_t)base_strength[tribe],
                                        .level = (uint8_t)level};
    for (int i = 0; i < DECK_WITCHES; i++)
        t->deck[t->left++] = random_witch(t);
    for (int i = t->left - 1; i > 0; i--) {
        int j = below(t, i + 1);
        Card card = t->deck[i];
        t->deck[i] = t->deck[j];
        t->deck[j] = card;
    }
    for (int seat = 0; seat < PLAYERS; seat++) {
        Player *p = &t->player[seat];
        p->hp = HP;
        p->held = p->witch_rallied = 0;
        while (p->held < HAND)
            p->hand[p->held++] = t->deck[--t->left];
        rally(t, p);
    }
}

/* A uniformly random playable card leaves the hand; 0 if there is none: a pass. */
static int choose(Table *t, int seat, Card *chosen)
{
    Player *p = &t->player[seat];
    int playable[MOST], count = 0;
    for (int i = 0; i < p->held; i++)
        if (p->hand[i].playable <= t->turn)
            playable[count++] = i;
    if (count == 0)
        return 0;
    int at = playable[below(t, count)];
    *chosen = p->hand[at];
    p->held--;
    for (int i = at; i < p->held; i++)
        p->hand[i] = p->hand[i + 1];
    return 1;
}

/* Ancient beats Fire beats Nightmare beats Holy beats Ancient. Witches have no type. */
static int beats(const Card *a, const Card *b)
{
    return !a->witch && !b->witch && (a->type + 1) % TYPES == b->type;
}

static int power(const Card *card, const Card *against)
{
    return card->base + card->level + (beats(card, against) ? ADVANTAGE : 0);
}

/* HP 0 or less at the end of a step. The higher HP wins, so who won is read off the HP. */
static int fallen(Table *t)
{
    if (t->player[0].hp <= 0 || t->player[1].hp <= 0)
        t->ending = BY_HP;
    return t->ending;
}

/* Where one side passed: a creature hits the Empire that passed, a witch escapes. */
static void unopposed(Table *t, int seat, Card card)
{
    if (card.witch)
        seen[ESCAPES]++;
    else
        t->player[1 - seat].hp -= card.base;
    discard(t, card);
}

static void witch_against_creature(Table *t, int witch_seat, Card witch, Card creature)
{
    if (power(&creature, &witch) > power(&witch, &creature))
        t->player[witch_seat].hp -= witch.base;
    else
        seen[ESCAPES]++;
    discard(t, witch);
    give(t, 1 - witch_seat, creature);
}

/* Fight, for two cards of one kind. Gives the winner's seat, or -1. */
static int fight(Table *t, Card played[PLAYERS])
{
    int power0 = power(&played[0], &played[1]), power1 = power(&played[1], &played[0]);
    int equal = power0 == power1;
    if (equal && !played[0].witch) { /* back to hand, with cooldown 1 */
        seen[TIES]++;
        for (int i = 0; i < PLAYERS; i++) {
            int seat = t->first ^ i;
            played[seat].playable = (uint8_t)(t->turn + 2);
            give(t, seat, played[seat]);
        }
        return -1;
    }
    discard(t, played[0]);
    discard(t, played[1]);
    if (equal) {
        seen[ESCAPES] += 2;
        return -1;
    }
    int winner = power0 > power1 ? 0 : 1;
    t->player[1 - winner].hp -= played[1 - winner].base;
    return winner;
}

static void after_the_fight(Table *t, int winner, const Card *won, const Card *lost)
{
    if (won->witch)
        return;
    if (won->tribe == lost->tribe) { /* Tribal Clash */
        seen[CLASHES]++;
        draw(t, winner);
    }
    if (beats(lost, won)) { /* Bizarre Victory */
        seen[BIZARRE]++;
        give(t, winner, random_witch(t));
    }
}

static void mayhem(Table *t)
{
    for (int seat = 0; seat < PLAYERS; seat++) {
        Player *p = &t->player[seat];
        for (int i = 0; i < p->held; i++)
            if (!p->hand[i].witch)
                p->hp -= p->hand[i].base;
    }
    t->ending = BY_MAYHEM;
}

static void play_turn(Table *t)
{
    t->turn++;
    t->first = t->turn % 2 == 1 ? 0 : 1; /* the initiative */
    draw(t, t->first);
    draw(t, 1 - t->first);

    Card played[PLAYERS] = {{0}};
    int plays0 = choose(t, 0, &played[0]), plays1 = choose(t, 1, &played[1]);
    int winner = -1;
    if (plays0 && plays1) {
        if (played[0].witch == played[1].witch)
            winner = fight(t, played);
        else if (played[0].witch)
            witch_against_creature(t, 0, played[0], played[1]);
        else
            witch_against_creature(t, 1, played[1], played[0]);
    } else if (plays0) {
        unopposed(t, 0, played[0]);
    } else if (plays1) {
        unopposed(t, 1, played[1]);
    }
    if (fallen(t))
        return;
    if (winner >= 0)
        after_the_fight(t, winner, &played[winner], &played[1 - winner]);
    if (t->left == 0)
        mayhem(t);
    else if (t->turn >= TURN_LIMIT)
        t->ending = BY_TURN_LIMIT;
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

/* Seconds for copies of a game at turn 6, into eight places in turn so that each is made. */
static double time_copies(Table *t, long copies)
{
    Table *places = malloc(8 * sizeof *places);
    if (places == NULL)
        exit(1);
    do {
        set_up(t);
        while (!t->ending && t->turn < 6)
            play_turn(t);
    } while (t->ending);
    volatile uint64_t read = 0; /* reading each copy keeps the compiler from leaving it out */
    double start = now();
    for (long i = 0; i < copies; i++) {
        t->chance++;
        places[i % 8] = *t;
        read += places[i % 8].chance;
    }
    double seconds = now() - start;
    free(places);
    return seconds;
}

int main(int argc, char **argv)
{
    if (argc < 3 || atol(argv[1]) < 1) {
        fprintf(stderr, "usage: creature_wars GAMES SEED [COPIES], GAMES at least 1\n");
        return 2;
    }
    long games = atol(argv[1]), copies = argc > 3 ? atol(argv[3]) : 0;
    long turns = 0, wins[PLAYERS] = {0}, ends[ENDINGS] = {0}, hp = 0;
    static Table t;
    t.chance = strtoull(argv[2], NULL, 10);

    double start = now();
    for (long game = 0; game < games; game++) {
        set_up(&t);
        while (!t.ending)
            play_turn(&t);
        int lead = t.player[0].hp - t.player[1].hp;
        wins[0] += lead > 0;
        wins[1] += lead < 0;
        ends[t.ending]++;
        turns += t.turn;
        hp += t.player[0].hp + t.player[1].hp;
    }
    double seconds = now() - start, each = (double)games;

    long decisions = 2 * turns; /* both are asked every turn, also where all they can do is pass */
    printf("{\"games\": %ld, \"decisions\": %ld, \"turns\": %ld, \"seconds\": %.6f, ", games,
           decisions, turns, seconds);
    printf("\"wins\": [%ld, %ld], \"draws\": %ld, ", wins[0], wins[1], games - wins[0] - wins[1]);
    printf("\"ends\": {\"hp\": %ld, \"mayhem\": %ld, \"turn limit\": %ld}, ", ends[BY_HP],
           ends[BY_MAYHEM], ends[BY_TURN_LIMIT]);
    printf("\"a game\": {\"turns\": %.4f, \"decisions\": %.4f, \"final hp\": %.4f",
           (double)turns / each, (double)decisions / each, (double)hp / each / PLAYERS);
    for (int i = 0; i < COUNTS; i++)
        printf(", \"%s\": %.4f", count_name[i], (double)seen[i] / each);
    double copying = copies > 0 ? time_copies(&t, copies) : 0.0;
    printf("}, \"copies\": %ld, \"copy_seconds\": %.6f, \"copy_bytes\": %zu}\n", copies, copying,
           sizeof t);
    return 0;
}
